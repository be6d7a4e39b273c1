import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { until } from './until'

/**
 * Waits until a statement of this database waits for another one's lock. The embedded database has a single connection, so
 * there everything waits for a transaction from the start.
 */
export async function somebodyWaitsForLock(db: Database): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`
  await until(async () => ((await db.execute(waiting)) as unknown as { rows: unknown[] }).rows.length > 0)
}
