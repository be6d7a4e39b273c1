import { sql } from 'drizzle-orm'
import {
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
import { type CompanyStanding, companyStandings } from '../../../validators/company-standing'
import type { MessageWarning } from '../../../validators/message-warnings'
import { type TalkReportState, talkReportStates } from '../../../validators/states/talk-report'
import {
  type TalkReportReason,
  type TalkSide,
  talkReportReasons,
  talkSides,
} from '../../../validators/talk-terms'
import type { WorkType } from '../../../validators/work-types'
import { checkOneOf } from '../../shared/check-one-of'
import type { MessageAttachment } from '../shapes/message-attachment'
import type { ReportedMessage } from '../shapes/reported-message'
import { workers } from './workers'

/** Rounded to milliseconds, as in cursors. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What one side of a conversation did with it; a company's members act as one. */
const ofSide = <const Side extends TalkSide>(side: Side) => ({
  readUpTo: integer(`${side}_read_up_to`).notNull().default(0),
  deliveredUpTo: integer(`${side}_delivered_up_to`).notNull().default(0),
  /** The number of the last message that this side wrote. */
  wroteUpTo: integer(`${side}_wrote_up_to`).notNull().default(0),
  starredAt: instant(`${side}_starred_at`),
  archivedAt: instant(`${side}_archived_at`),
  mutedAt: instant(`${side}_muted_at`),
  /**
   * Since when this side does not want to hear from the other. A worker's is null since migration 0009: what they block is in
   * `blocked_companies`.
   */
  blockedAt: instant(`${side}_blocked_at`),
})

const company = ofSide('company')
const worker = ofSide('worker')

/**
 * What a company and a worker write to each other: one conversation for the two. It outlives the worker's account, because
 * the words are the company's as well.
 */
export const conversations = pgTable(
  'conversations',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    workerId: uuid('worker_id').notNull(),
    /** Who began it; the other side does not see it before something is written. */
    begunBy: text('begun_by').$type<TalkSide>().notNull(),
    /** The post it is about: the last application or invitation, or the one it was begun from. */
    jobPostId: uuid('job_post_id'),
    jobPostTitle: text('job_post_title'),
    jobPostWorkType: text('job_post_work_type').$type<WorkType>(),
    jobPostAt: instant('job_post_at'),
    /** The number of the last message; messages are numbered without gaps. */
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When somebody last wrote, or when it was begun. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When anything about it last changed, for streams that continue. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    companyReadUpTo: company.readUpTo,
    companyDeliveredUpTo: company.deliveredUpTo,
    companyWroteUpTo: company.wroteUpTo,
    companyStarredAt: company.starredAt,
    companyArchivedAt: company.archivedAt,
    companyMutedAt: company.mutedAt,
    companyBlockedAt: company.blockedAt,
    workerReadUpTo: worker.readUpTo,
    workerDeliveredUpTo: worker.deliveredUpTo,
    workerWroteUpTo: worker.wroteUpTo,
    workerStarredAt: worker.starredAt,
    workerArchivedAt: worker.archivedAt,
    workerMutedAt: worker.mutedAt,
    workerBlockedAt: worker.blockedAt,
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    checkOneOf(table.begunBy, talkSides),
    uniqueIndex('conversations_pair_key').on(table.companyId, table.workerId),
    // A worker knows a conversation by its id alone.
    uniqueIndex('conversations_worker_key').on(table.workerId, table.id),
    index('conversations_company_updated_idx').on(table.companyId, table.updatedAt, table.id),
    index('conversations_worker_updated_idx').on(table.workerId, table.updatedAt, table.id),
    index('conversations_company_changed_idx').on(table.companyId, table.changedAt),
    index('conversations_worker_changed_idx').on(table.workerId, table.changedAt),
    index('conversations_updated_at_idx').on(table.updatedAt),
  ],
)

/** What was written in a conversation. */
export const messages = pgTable(
  'messages',
  {
    companyId: uuid('company_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** 1 for the first message of the conversation, and so on without gaps. */
    seq: integer('seq').notNull(),
    /** Chosen by the sender's browser, so that it can send again what may have arrived. */
    id: uuid('id').notNull(),
    workerId: uuid('worker_id').notNull(),
    side: text('side').$type<TalkSide>().notNull(),
    /** The account of who wrote it, in the service of their side. */
    authorUid: text('author_uid').notNull(),
    /** Empty once it is taken back. */
    text: text('text').notNull(),
    /** The words of the text as a search looks for them. */
    words: text('words').array().notNull(),
    /** Of the text as it was first sent: the same text sent again is the same message. Null once it is taken back. */
    sentDigest: text('sent_digest'),
    warnings: text('warnings').array().$type<MessageWarning[]>().notNull().default(sql`'{}'`),
    /** What it carries beside its words; null once it is taken back. A trigger lets its file go with it. */
    attachment: jsonb('attachment').$type<MessageAttachment>(),
    at: instant('at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    takenBackAt: instant('taken_back_at'),
    /** When it was written, edited or taken back, for streams that continue. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.conversationId, table.seq] }),
    uniqueIndex('messages_id_key').on(table.companyId, table.conversationId, table.id),
    foreignKey({
      name: 'messages_conversation_fk',
      columns: [table.companyId, table.conversationId],
      foreignColumns: [conversations.companyId, conversations.id],
    }).onDelete('cascade'),
    checkOneOf(table.side, talkSides),
    index('messages_words_idx').using('gin', table.words),
    index('messages_company_changed_idx').on(table.companyId, table.changedAt),
    index('messages_worker_changed_idx').on(table.workerId, table.changedAt),
    index('messages_author_idx').on(table.authorUid),
  ],
)

/** Every file that was permitted for a conversation and not removed since; it may outlive the conversation. */
export const messageFiles = pgTable(
  'message_files',
  {
    /** The object's name in the bucket. */
    objectName: text('object_name').primaryKey(),
    companyId: uuid('company_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    side: text('side').$type<TalkSide>().notNull(),
    /** The account that may send it. */
    uid: text('uid').notNull(),
    /** Since when no message carries it; null while one does. */
    unusedSince: timestamp('unused_since', { withTimezone: true }).defaultNow(),
    /** When its removal began: from then on it can no longer be sent. */
    removalBeganAt: timestamp('removal_began_at', { withTimezone: true }),
  },
  (table) => [
    checkOneOf(table.side, talkSides),
    index('message_files_unused_since_idx')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
)

/** Posts by which a company and a worker may talk, as the job-post service tells: applied for, or invited to. */
export const talkRights = pgTable(
  'talk_rights',
  {
    companyId: uuid('company_id').notNull(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    jobPostId: uuid('job_post_id').notNull(),
    title: text('title').notNull(),
    workType: text('work_type').$type<WorkType>(),
    /** When the worker was invited; null for one who was not, or declined. */
    invitedAt: instant('invited_at'),
    /** When the worker last applied or was invited. */
    at: instant('at').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.workerId, table.jobPostId] }),
    index('talk_rights_post_idx').on(table.companyId, table.jobPostId),
    index('talk_rights_worker_idx').on(table.workerId),
    index('talk_rights_until_idx').on(table.until),
  ],
)

/** How companies that talk are called and how far they are proven, as their members or the job-post service last said. */
export const talkCompanies = pgTable(
  'talk_companies',
  {
    companyId: uuid('company_id').primaryKey(),
    name: text('name').notNull(),
    standing: text('standing').$type<CompanyStanding>().notNull(),
    logoUrl: text('logo_url'),
    closedAt: instant('closed_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [checkOneOf(table.standing, companyStandings)],
)

/** What a side reports to staff, with the last messages as they were then. */
export const talkReports = pgTable(
  'talk_reports',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    workerId: uuid('worker_id').notNull(),
    side: text('side').$type<TalkSide>().notNull(),
    reporterUid: text('reporter_uid').notNull(),
    reason: text('reason').$type<TalkReportReason>().notNull(),
    text: text('text').notNull(),
    messages: jsonb('messages').$type<readonly ReportedMessage[]>().notNull(),
    state: text('state').$type<TalkReportState>().notNull().default('open'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason'),
  },
  (table) => [
    checkOneOf(table.side, talkSides),
    checkOneOf(table.reason, talkReportReasons),
    checkOneOf(table.state, talkReportStates),
    index('talk_reports_open_idx').on(table.createdAt).where(sql`${table.state} = 'open'`),
    index('talk_reports_decided_at_idx').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index('talk_reports_conversation_idx').on(table.companyId, table.conversationId),
    index('talk_reports_worker_idx').on(table.workerId),
    index('talk_reports_reporter_idx').on(table.reporterUid),
  ],
)

/** Words that a company's members use again. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
