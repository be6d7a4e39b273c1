import { and, asc, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { departures } from '../../tables/departures'

export type Departure = typeof departures.$inferSelect
/** A position in the list of departures: the entry it comes after. */
export type Position = { readonly at: string; readonly id: string }

/** Records that an account is removed, in the transaction that removes it. */
export async function noteDeparture(tx: Database, uid: string): Promise<void> {
  await tx.insert(departures).values({ id: uuidv7(), uid }).onConflictDoNothing()
}

/**
 * Minutes until a departure is listed: a reader that continues after the last one must not miss one whose transaction
 * began earlier and committed later.
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
