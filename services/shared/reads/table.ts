import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When accounts last wrote: for some seconds they read from the primary. Rows are of no use after that. */
export const recentWrites = pgTable(
  'recent_writes',
  {
    uid: text('uid').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('recent_writes_at_idx').on(table.at)],
)
