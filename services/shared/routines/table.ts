import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Items that a routine failed to handle; each waits until it is due for a retry. */
export const routineFailures = pgTable(
  'routine_failures',
  {
    routine: text('routine').notNull(),
    item: text('item').notNull(),
    attempts: integer('attempts').notNull().default(1),
    retryAt: timestamp('retry_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.routine, table.item] })],
)
