import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Accounts that are gone, for the services that keep something of their person to hear of it. */
export const departures = pgTable(
  'departures',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull().unique(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('departures_at_idx').on(table.at, table.id)],
)
