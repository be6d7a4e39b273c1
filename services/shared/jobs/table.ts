import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { checkOneOf } from '../check-one-of'

/** Dropped when there was nothing to do any more, dead when it was given up. */
export const jobStates = ['pending', 'done', 'dropped', 'dead'] as const

/** Work that a committed change caused, and what became of it; or that recurs. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** What it is about, for kinds whose jobs wait for those of the same subject that were enqueued before them. */
    subject: text('subject'),
    /** The order of enqueuing. */
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    state: text('state').$type<(typeof jobStates)[number]>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** While there is a lease, the moment at which it expires. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** The attempt under way, if any. */
    lease: uuid('lease'),
    /**
     * When attempts end, at the earliest a day after the first; staff may allow more (`npm run ops`). Of a routine, when it is
     * removed unless attempted before.
     */
    giveUpAt: timestamp('give_up_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '24 hours'`),
    lastError: text('last_error'),
  },
  (table) => [
    checkOneOf(table.state, jobStates),
    index('jobs_due_idx').on(table.kind, table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('jobs_subject_idx')
      .on(table.subject, table.sequence)
      .where(sql`${table.subject} is not null and ${table.state} in ('pending', 'dead')`),
    index('jobs_dead_idx').on(table.id).where(sql`${table.state} = 'dead'`),
    index('jobs_created_at_idx').on(table.createdAt).where(sql`${table.state} <> 'pending'`),
  ],
)
