import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { workers } from './workers'

/** What members of a company wrote to their colleagues about a worker. */
export const workerNotes = pgTable(
  'worker_notes',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    /** What the company was called then: it stands in the worker's copy of their data. */
    companyName: text('company_name').notNull(),
    /** The member's account in the job-post service. */
    authorUid: text('author_uid').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('worker_notes_company_worker_idx').on(table.companyId, table.workerId, table.id),
    index('worker_notes_worker_idx').on(table.workerId),
    index('worker_notes_created_at_idx').on(table.createdAt),
  ],
)
