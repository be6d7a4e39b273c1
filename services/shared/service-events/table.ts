import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The events of the other service that this one has received: none is received twice. */
export const inbox = pgTable(
  'inbox',
  {
    eventId: uuid('event_id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('inbox_received_at_idx').on(table.receivedAt)],
)
