import { sql } from 'drizzle-orm'
import {
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
  type UnlockReportState,
  type UnlockState,
  unlockReportStates,
  unlockStates,
} from '../../../validators/states/unlock'
import { checkOneOf } from '../../shared/check-one-of'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Profiles that companies unlocked. A row outlives the worker's account, because its credit may still be settled. */
export const unlocks = pgTable(
  'unlocks',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    /** The id of the credit's debit there as well. */
    id: uuid('id').notNull(),
    workerId: uuid('worker_id').notNull(),
    /** As it was then: the worker reads who unlocked them. */
    companyName: text('company_name').notNull(),
    /** Which unlock of this worker by the company it is: 1 for the first. */
    term: integer('term').notNull(),
    state: text('state').$type<UnlockState>().notNull().default('intended'),
    /** The member who unlocked. */
    actorUid: text('actor_uid').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    unlockedAt: instant('unlocked_at'),
    /** Until when the company may read the contact, unless the unlock ends before. */
    until: instant('until'),
    endedAt: instant('ended_at'),
    /** What became of the company's report that the number does not exist; null without one. */
    reportState: text('report_state').$type<UnlockReportState>(),
    reportedAt: instant('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    checkOneOf(table.state, unlockStates),
    checkOneOf(table.reportState, unlockReportStates),
    check('unlocks_until_check', sql`(${table.unlockedAt} is null) = (${table.until} is null)`),
    check('unlocks_report_check', sql`(${table.reportState} is null) = (${table.reportedAt} is null)`),
    uniqueIndex('unlocks_live_key')
      .on(table.companyId, table.workerId)
      .where(sql`${table.state} in ('intended', 'unlocked')`),
    index('unlocks_company_worker_idx').on(table.companyId, table.workerId),
    index('unlocks_worker_idx').on(table.workerId, table.id),
    index('unlocks_reported_idx').on(table.reportedAt).where(sql`${table.reportState} = 'open'`),
    index('unlocks_ended_at_idx').on(table.endedAt).where(sql`${table.endedAt} is not null`),
    index('unlocks_until_idx').on(table.until).where(sql`${table.until} is not null`),
    index('unlocks_actor_idx').on(table.actorUid),
  ],
)

/**
 * Workers who applied to posts of a company, as the job-post service tells: their contact is free to it until `until`.
 */
export const applicants = pgTable(
  'applicants',
  {
    companyId: uuid('company_id').notNull(),
    workerId: uuid('worker_id').notNull(),
    until: instant('until').notNull(),
    /** When they last worked for the company, or will; null for those it never hired. */
    hiredAt: instant('hired_at'),
    /** From when a company that is not represented reads name and number, because it is to meet them; null otherwise. */
    contactFrom: instant('contact_from'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.workerId] }),
    index('applicants_worker_idx').on(table.workerId),
    index('applicants_until_idx').on(table.until),
  ],
)
