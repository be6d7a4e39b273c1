import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { until } from './until'

/** How many statements of this database wait for the lock of another one. */
export async function lockWaiters(db: Database): Promise<number> {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`
  const { rows } = (await db.execute(waiting)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}

/**
 * Waits until a statement of this database waits for another one's lock. The embedded database has a single connection, so
 * there everything waits for a transaction from the start.
 */
export async function somebodyWaitsForLock(db: Database): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return
  await until(async () => (await lockWaiters(db)) > 0)
}
