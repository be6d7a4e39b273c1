import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who has the turn of a routine: one instance at a time, and none before it is due. */
export const routineTurns = pgTable('routine_turns', {
  routine: text('routine').primaryKey(),
  /** The app that has the turn, and until when, unless it renews it. */
  holder: uuid('holder'),
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  /** Where the next turn continues, for a routine that works through a list. */
  cursor: text('cursor'),
})

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
