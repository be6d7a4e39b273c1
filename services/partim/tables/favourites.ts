import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { workers } from './workers'

/** Workers a company marked to hire again. Who marked them is in the audit trail. */
export const favourites = pgTable(
  'favourites',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    /** Rounded to milliseconds, as in page cursors. */
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.workerId] }),
    index('favourites_at_idx').on(table.companyId, table.at, table.workerId),
    // For finding the companies that keep a worker as a favourite.
    index('favourites_worker_idx').on(table.workerId),
  ],
)

/** How many of each a company may keep; staff change these rows without a release. */
export const favouriteLimits = pgTable('favourite_limits', {
  of: text('of').$type<'favourites' | 'groups'>().primaryKey(),
  max: integer('max').notNull(),
})
