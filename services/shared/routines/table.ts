import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Whose turn a routine is: one instance has it at a time, and none before it is due. */
export const routineTurns = pgTable('routine_turns', {
  routine: text('routine').primaryKey(),
  /** The app that has the turn, and until when unless it says that it is still at work. */
  holder: uuid('holder'),
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  /** Where the next turn goes on, of a routine that walks through something. */
  cursor: text('cursor'),
})

/** What routines failed at: left alone until it is due again. */
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
