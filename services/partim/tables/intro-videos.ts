import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type IntroQuestion,
  type IntroVideoReaction,
  type IntroVideoReason,
  introQuestions,
  introVideoReasons,
  introVideoReactions as reactions,
} from '../../../validators/intro-video-terms'
import { type IntroVideoState, introVideoStates } from '../../../validators/states/intro-video'
import type { FilmType, PictureType } from '../../../validators/upload-terms'
import { checkOneOf } from '../../shared/check-one-of'
import { workers } from './workers'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Films in which workers introduce themselves. The files are copies without position and device data, where only the
 * services read; the list of files is `profile_photos`.
 */
export const introVideos = pgTable(
  'intro_videos',
  {
    id: uuid().primaryKey(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    state: text().$type<IntroVideoState>().notNull().default('in_review'),
    /** When staff last agreed to the film itself; it stays shown while new captions or a new poster are reviewed. */
    approvedAt: instant('approved_at'),
    /** When staff last decided, and why they do not show it. */
    decidedAt: instant('decided_at'),
    rejectReason: text('reject_reason').$type<IntroVideoReason>(),
    /** What staff say about that in Thai. */
    rejectNote: text('reject_note').notNull().default(''),
    question: text().$type<IntroQuestion>(),
    filmName: text('film_name').notNull(),
    fileType: text('file_type').$type<FilmType>().notNull(),
    /** Bytes of the stored film. */
    size: integer().notNull(),
    durationMs: integer('duration_ms').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    hasSound: boolean('has_sound').notNull(),
    posterName: text('poster_name'),
    posterType: text('poster_type').$type<PictureType>(),
    /** WebVTT; empty without captions. */
    captions: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when it waits for staff, or waited last. */
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    /** Counts what the worker changed, so that staff decide about what they saw. */
    version: integer().notNull().default(1),
  },
  (table) => [
    checkOneOf(table.state, introVideoStates),
    checkOneOf(table.question, introQuestions),
    checkOneOf(table.rejectReason, introVideoReasons),
    check(
      'intro_videos_rejected_check',
      sql`(${table.state} <> 'rejected') or ${table.rejectReason} is not null`,
    ),
    check('intro_videos_poster_check', sql`(${table.posterName} is null) = (${table.posterType} is null)`),
    uniqueIndex('intro_videos_film_key').on(table.filmName),
    index('intro_videos_worker_idx').on(table.workerId, table.createdAt),
    index('intro_videos_review_idx').on(table.submittedAt).where(sql`${table.state} = 'in_review'`),
    index('intro_videos_rejected_idx').on(table.decidedAt).where(sql`${table.state} = 'rejected'`),
  ],
)

/** What companies privately think of a video; the worker never learns it. */
export const introVideoReactions = pgTable(
  'intro_video_reactions',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => introVideos.id, { onDelete: 'cascade' }),
    reaction: text().$type<IntroVideoReaction>().notNull(),
    /** The member who reacted last. */
    actorUid: text('actor_uid').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.videoId] }),
    checkOneOf(table.reaction, reactions),
    index('intro_video_reactions_video_idx').on(table.videoId),
    index('intro_video_reactions_actor_idx').on(table.actorUid),
  ],
)
