import { and, asc, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { departures } from './table'

export type Departure = typeof departures.$inferSelect
/** A place in the list of departures: the one it comes after. */
export type Position = { readonly at: string; readonly id: string }

/** Notes that an account goes, in the transaction that removes it. */
export async function noteDeparture(tx: Database, uid: string): Promise<void> {
  await tx.insert(departures).values({ id: uuidv7(), uid }).onConflictDoNothing()
}

/**
 * Until then no departure is listed: whoever goes on after the last one must not miss one whose transaction began earlier
 * and ended later.
 */
export const settledMinutes = 5

/** Departures after a position, the earliest first. */
export async function listDepartures(
  db: Database,
  after: Position | null,
  limit: number,
): Promise<Departure[]> {
  return db
    .select()
    .from(departures)
    .where(
      and(
        sql`${departures.at} <= now() - make_interval(mins => ${settledMinutes})`,
        after
          ? sql`(${departures.at}, ${departures.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(departures.at), asc(departures.id))
    .limit(limit)
}
