import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { type Given, prepared } from '../prepared'
import { recentWrites } from './table'

/** For how long after a write an account reads from the primary: a replica that is read is 5 s behind at most. */
const ownWriteSeconds = 10

/** The moment before which a write no longer matters, by the primary's clock. */
export const readAnywhere = (): SQL => sql`now() - make_interval(secs => ${ownWriteSeconds})`

/** Notes that an account has written just now. */
export async function upsertWrite(db: Database, uid: string): Promise<void> {
  await db
    .insert(recentWrites)
    .values({ uid })
    .onConflictDoUpdate({ target: recentWrites.uid, set: { at: sql`now()` } })
}

const recentWrite = prepared((db, { uid }: Given<{ uid: string }>) =>
  db
    .select({ one: sql<number>`1` })
    .from(recentWrites)
    .where(and(eq(recentWrites.uid, uid), gt(recentWrites.at, readAnywhere()))),
)

/** Whether an account wrote so shortly ago that a replica may not have it; only the primary knows. */
export async function hasJustWritten(db: Database, uid: string): Promise<boolean> {
  return (await recentWrite(db, { uid })).length > 0
}
