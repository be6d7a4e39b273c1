import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One fixed window per key; shared by all instances of a service. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowEnds: timestamp('window_ends', { withTimezone: true }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [index('rate_limits_window_ends_idx').on(table.windowEnds)],
)
