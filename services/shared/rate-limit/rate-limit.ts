import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { tooManyRequests } from '../problem'
import { rateLimits } from './table'

export type Limit = { readonly max: number; readonly seconds: number }

/** Uses counted under a key (one by default), and the limit for that key. */
export type Use = { readonly key: string; readonly limit: Limit; readonly times?: number }

/** Counts the uses of each key in its window, across instances; answers each count and when its window ends. */
export async function recordUses(db: Database, uses: readonly Use[]) {
  const isOver = sql`${rateLimits.windowEnds} <= now()`
  return db
    .insert(rateLimits)
    .values(
      // In the same order everywhere, so that two statements cannot deadlock.
      [...uses]
        .sort((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, limit, times = 1 }) => ({
          key,
          used: times,
          windowEnds: sql`now() + make_interval(secs => ${limit.seconds})`,
        })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${isOver} then excluded.used else ${rateLimits.used} + excluded.used end`,
        windowEnds: sql`case when ${isOver} then excluded.window_ends else ${rateLimits.windowEnds} end`,
      },
    })
    .returning({ key: rateLimits.key, used: rateLimits.used, windowEnds: rateLimits.windowEnds })
}

/**
 * Counts the uses of each key in its window, across instances; answers the seconds until all are within their limit
 * again, or 0.
 */
export async function noteUses(db: Database, uses: readonly Use[]): Promise<number> {
  const maxOf = new Map(uses.map(({ key, limit }) => [key, limit.max]))
  const waits = (await recordUses(db, uses))
    .filter(({ key, used }) => used > (maxOf.get(key) ?? 0))
    .map(({ windowEnds }) => Math.max(1, (windowEnds.getTime() - Date.now()) / 1000))
  return Math.max(0, ...waits)
}

/** Counts the uses of each key; 429 with the wait when any key is over its limit. */
export async function countUses(db: Database, uses: readonly Use[]): Promise<void> {
  const wait = await noteUses(db, uses)
  if (wait > 0) throw tooManyRequests(wait)
}

/** `countUses` for one key. */
export const countUse = (db: Database, key: string, limit: Limit): Promise<void> =>
  countUses(db, [{ key, limit }])
