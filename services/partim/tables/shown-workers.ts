import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { workers } from './workers'

/** Which workers each company was shown on a day in Thailand, by any of its members; kept for that day only. */
export const shownWorkers = pgTable(
  'shown_workers',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    day: date().notNull(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.day, table.workerId] }),
    index('shown_workers_worker_idx').on(table.workerId),
    index('shown_workers_day_idx').on(table.day),
  ],
)
