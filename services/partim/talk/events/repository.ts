import { sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'

/** What time it is by the database's clock, which all changes are timed by. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = (await db.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  )) as unknown as { rows: { now: number }[] }
  return new Date(Math.floor(rows[0]?.now ?? Date.now()))
}
