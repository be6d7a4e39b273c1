import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type InterviewDecision,
  type InterviewKind,
  type InterviewLength,
  interviewDecisions,
  interviewKinds,
} from '../../../validators/interview-terms'
import {
  type InterviewCauser,
  type InterviewState,
  interviewCausers,
  interviewStates,
} from '../../../validators/states/interview'
import type { WorkType } from '../../../validators/work-types'
import { checkOneOf } from '../../shared/check-one-of'
import { workers } from './workers'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Interviews that companies propose to workers; one at a time for the two. */
export const interviews = pgTable(
  'interviews',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    /** The member who proposed it, and holds it. */
    hostUid: text('host_uid').notNull(),
    jobPostId: uuid('job_post_id'),
    jobPostTitle: text('job_post_title'),
    jobPostWorkType: text('job_post_work_type').$type<WorkType>(),
    state: text('state').$type<InterviewState>().notNull().default('proposed'),
    kind: text('kind').$type<InterviewKind>().notNull(),
    /** The link of a video call, or the address. */
    place: text('place').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    note: text('note').notNull(),
    minutes: integer('minutes').$type<InterviewLength>().notNull(),
    /** The times that the worker can take, in ISO 8601: proposed, or agreed on before they asked for another. */
    times: jsonb('times').$type<readonly string[]>().notNull(),
    /** When it is, or was last agreed to be; null before both agreed. */
    startsAt: instant('starts_at'),
    /** Until when somebody has to answer. */
    expiresAt: instant('expires_at').notNull(),
    askedAt: instant('asked_at'),
    askedReason: text('asked_reason').notNull().default(''),
    /** What the company notes for itself. */
    outcomeNote: text('outcome_note').notNull().default(''),
    decision: text('decision').$type<InterviewDecision>(),
    /** Who cancelled it; null while nobody did. */
    cancelledBy: text('cancelled_by').$type<InterviewCauser>(),
    /** How often the calendars of both have to take it in anew. */
    sequence: integer('sequence').notNull().default(0),
    /** How many of the two reminders are told; 3 once it was held and what was told of it is over. */
    reminded: integer('reminded').notNull().default(0),
    /** The hash of the link by which the worker answers from a mail; null without one. */
    linkHash: text('link_hash'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    checkOneOf(table.state, interviewStates),
    checkOneOf(table.kind, interviewKinds),
    checkOneOf(table.decision, interviewDecisions),
    checkOneOf(table.cancelledBy, interviewCausers),
    check('interviews_agreed_check', sql`${table.state} <> 'accepted' or ${table.startsAt} is not null`),
    uniqueIndex('interviews_live_key')
      .on(table.companyId, table.workerId)
      .where(sql`${table.state} in ('proposed', 'accepted', 'reschedule_requested')`),
    // A worker knows an interview by its id alone.
    uniqueIndex('interviews_worker_key').on(table.workerId, table.id),
    uniqueIndex('interviews_link_key').on(table.linkHash),
    index('interviews_waiting_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('proposed', 'reschedule_requested')`),
    index('interviews_coming_idx').on(table.startsAt).where(sql`${table.state} = 'accepted'`),
    index('interviews_updated_at_idx').on(table.updatedAt),
    index('interviews_host_idx').on(table.hostUid),
  ],
)

/** Whose time an interview takes. */
export const interviewHolders = ['worker', 'host'] as const

/**
 * The quarters of an hour that an agreed interview takes of the worker and of the member who holds it. Its key lets one of
 * two that want the same quarter win.
 */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    holder: text('holder').$type<(typeof interviewHolders)[number]>().notNull(),
    /** The worker's id, or the member's account. */
    holderId: text('holder_id').notNull(),
    at: instant('at').notNull(),
    companyId: uuid('company_id').notNull(),
    interviewId: uuid('interview_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.holderId, table.at] }),
    checkOneOf(table.holder, interviewHolders),
    foreignKey({
      name: 'interview_slots_interview_fk',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
    index('interview_slots_interview_idx').on(table.companyId, table.interviewId),
  ],
)
