import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { workers } from './workers'

const ofWorkerAndCompany = {
  workerId: uuid('worker_id')
    .notNull()
    .references(() => workers.id, { onDelete: 'cascade' }),
  /** Id of the company in the job-post service. */
  companyId: uuid('company_id').notNull(),
  /** What the company was called at that time; the worker reads it. */
  companyName: text('company_name').notNull(),
}

/** Companies that read a worker's resume, by day in Thailand; which of their members did is told to nobody. */
export const resumeViews = pgTable(
  'resume_views',
  {
    ...ofWorkerAndCompany,
    day: date().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull().defaultNow(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
    /** How often on that day. */
    times: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.workerId, table.companyId, table.day] }),
    index('resume_views_day_idx').on(table.day),
    index('resume_views_company_idx').on(table.companyId, table.day),
  ],
)

/** Companies that a worker blocked, for their resume or in chat (docs/decisions/0167). */
export const blockedCompanies = pgTable(
  'blocked_companies',
  {
    ...ofWorkerAndCompany,
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workerId, table.companyId] }),
    // Every search asks which workers blocked the company that asks.
    index('blocked_companies_company_idx').on(table.companyId, table.workerId),
  ],
)

/** Companies by which a worker was hired, for those who do not want to be found where they work. */
export const workplaces = pgTable(
  'workplaces',
  {
    ...ofWorkerAndCompany,
    /** When they were hired last. */
    hiredAt: timestamp('hired_at', { withTimezone: true }).notNull().defaultNow(),
    /** How many shifts they did there to the end, and the day of the last in Thailand; null before the first. */
    shifts: integer().notNull().default(0),
    workedOn: date('worked_on'),
  },
  (table) => [
    primaryKey({ columns: [table.workerId, table.companyId] }),
    index('workplaces_company_idx').on(table.companyId, table.workerId),
    index('workplaces_hired_at_idx').on(table.hiredAt),
  ],
)
