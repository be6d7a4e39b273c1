import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { checkOneOf } from '../check-one-of'

/** Dropped when there was nothing to send any more, dead when it was given up. */
export const mailStates = ['pending', 'sent', 'dropped', 'dead'] as const

/** Mails promised by a committed change and not yet known to be sent. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    state: text('state').$type<(typeof mailStates)[number]>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** When attempts end; staff may allow more (`npm run ops`). */
    giveUpAt: timestamp('give_up_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '24 hours'`),
    lastError: text('last_error'),
  },
  (table) => [
    checkOneOf(table.state, mailStates),
    index('outbox_mails_due_idx').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('outbox_mails_dead_idx').on(table.id).where(sql`${table.state} = 'dead'`),
  ],
)
