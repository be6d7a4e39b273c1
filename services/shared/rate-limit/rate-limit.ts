import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { tooManyRequests } from '../problem'
import { rateLimits } from './table'

export type Limit = { readonly max: number; readonly seconds: number }

/** Counts one use of `key` in its window, across instances; over the limit is 429 with the wait. */
export async function countUse(db: Database, key: string, { max, seconds }: Limit): Promise<void> {
  const ends = sql`now() + make_interval(secs => ${seconds})`
  const isOver = sql`${rateLimits.windowEnds} <= now()`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, used: 1, windowEnds: ends })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateLimits.used} + 1 end`,
        windowEnds: sql`case when ${isOver} then ${ends} else ${rateLimits.windowEnds} end`,
      },
    })
    .returning({ used: rateLimits.used, windowEnds: rateLimits.windowEnds })
  if (row && row.used > max) throw tooManyRequests((row.windowEnds.getTime() - Date.now()) / 1000)
}
