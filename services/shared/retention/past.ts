import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { intervalOf, type Period, retention } from '@/validators/retention'
import { actionTokens } from '../accounts/table'
import { auditEvents } from '../audit/table'
import { dataExports } from '../data-exports/table'
import type { Database } from '../database'
import { idempotencyKeys } from '../idempotency/table'
import { jobs } from '../jobs/table'
import { rateLimits } from '../rate-limit/table'
import { readAnywhere } from '../reads/repository'
import { recentWrites } from '../reads/table'
import { routineFailures } from '../routines/table'
import { inbox } from '../service-events/table'
import { sessions } from '../sessions/table'

/** Which rows of a table have been kept as long as allowed; they are removed in the order of `age`. */
export type RetentionRule = { readonly table: PgTable; readonly age: PgColumn; readonly isPast: SQL }

/** The moment one period before now, by the database's clock. */
export const ago = (period: Period): SQL => sql`now() - ${intervalOf(period)}::interval`

/** The rules for the tables that every service has. */
export const sharedRetention: readonly RetentionRule[] = [
  { table: recentWrites, age: recentWrites.at, isPast: sql`${recentWrites.at} < ${readAnywhere()}` },
  { table: rateLimits, age: rateLimits.windowEnds, isPast: sql`${rateLimits.windowEnds} < now()` },
  {
    table: idempotencyKeys,
    age: idempotencyKeys.createdAt,
    isPast: sql`${idempotencyKeys.createdAt} < ${ago(retention.idempotentAnswer)}`,
  },
  {
    table: jobs,
    age: jobs.createdAt,
    // A dead letter of a subject says that something is wrong until staff have it attempted again.
    isPast: sql`(${jobs.state} in ('done', 'dropped') or ${jobs.state} = 'dead' and ${jobs.subject} is null)
      and ${jobs.createdAt} < ${ago(retention.finishedMail)}`,
  },
  {
    table: inbox,
    age: inbox.receivedAt,
    // Longer than an event may be sent again. The rows say nothing about anybody.
    isPast: sql`${inbox.receivedAt} < now() - interval '1 year'`,
  },
  {
    table: actionTokens,
    age: actionTokens.expiresAt,
    isPast: sql`${actionTokens.expiresAt} < ${ago(retention.expiredLink)}`,
  },
  {
    table: routineFailures,
    age: routineFailures.retryAt,
    // The item is no longer listed, or it would have been retried.
    isPast: sql`${routineFailures.retryAt} < now() - interval '30 days'`,
  },
  { table: sessions, age: sessions.expiresAt, isPast: sql`${sessions.expiresAt} < now()` },
  { table: dataExports, age: dataExports.expiresAt, isPast: sql`${dataExports.expiresAt} < now()` },
  { table: auditEvents, age: auditEvents.at, isPast: sql`${auditEvents.at} < ${ago(retention.auditEvent)}` },
]

const batchSize = 1_000
/** One turn removes at most this many batches per table; the rest waits for the next turn. */
const batchesOfTurn = 50

/**
 * Removes the rows that a rule calls past, in batches, so that other work can run in between; answers how many. Any
 * number of instances may run it at the same time: each takes rows that no other has locked.
 */
export async function removePast(
  db: Database,
  { table, age, isPast }: RetentionRule,
  stopping: AbortSignal,
): Promise<number> {
  let removed = 0
  for (let batch = 0; batch < batchesOfTurn && !stopping.aborted; batch += 1) {
    const past = sql`select ctid from ${table} where ${isPast} order by ${age}
      limit ${batchSize} for update skip locked`
    const rows = await db.delete(table).where(sql`ctid = any(array(${past}))`).returning({ one: sql`1` })
    removed += rows.length
    if (rows.length < batchSize) break
  }
  return removed
}
