import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { sessions } from './table'

export type Session = typeof sessions.$inferSelect

/** Adds a session, or notes that it was used again. */
export async function noteUse(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  const { browser, system } = session
  await db
    .insert(sessions)
    .values(session)
    .onConflictDoUpdate({ target: sessions.id, set: { lastUsedAt: sql`now()`, browser, system } })
}

/** The user's sessions that have not expired and did not begin before `since`, the last used first. */
export async function listSessions(
  db: Database,
  uid: string,
  since: Date,
  limit: number,
): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.uid, uid), gt(sessions.expiresAt, sql`now()`), gte(sessions.signedInAt, since)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limit)
}

export async function deleteSessions(db: Database, uid: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(sessions).where(and(eq(sessions.uid, uid), inArray(sessions.id, [...ids])))
}

export async function deleteSessionsOf(db: Database, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uid, uid))
}
