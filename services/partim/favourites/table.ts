import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { workers } from '../workers/table'

/** Workers a company would like to have again. Who marked them is in the audit trail. */
export const favourites = pgTable(
  'favourites',
  {
    /** The Company of the job-post service. */
    companyId: uuid('company_id').notNull(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    /** To the millisecond, as a page's end names it. */
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.workerId] }),
    index('favourites_at_idx').on(table.companyId, table.at, table.workerId),
    // Whose favourite somebody is.
    index('favourites_worker_idx').on(table.workerId),
  ],
)

/** How many of each a company may keep; staff change the rows, never the code. */
export const favouriteLimits = pgTable('favourite_limits', {
  of: text('of').$type<'favourites' | 'groups'>().primaryKey(),
  max: integer('max').notNull(),
})
