import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Removed accounts, for other services that keep something about the person. */
export const departures = pgTable(
  'departures',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull().unique(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('departures_at_idx').on(table.at, table.id)],
)
