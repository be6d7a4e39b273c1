import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { quickReplies } from '../../tables/conversations'

export type QuickReply = typeof quickReplies.$inferSelect
type Key = Pick<QuickReply, 'companyId' | 'id'>

const isThis = ({ companyId, id }: Key) => and(eq(quickReplies.companyId, companyId), eq(quickReplies.id, id))

/** A company's quick replies, the oldest first; not paged, because their number is limited. */
export const listReplies = (db: Database, companyId: string): Promise<QuickReply[]> =>
  db
    .select()
    .from(quickReplies)
    .where(eq(quickReplies.companyId, companyId))
    .orderBy(asc(quickReplies.createdAt), asc(quickReplies.id))

export async function findReply(db: Database, key: Key): Promise<QuickReply | null> {
  const [found] = await db.select().from(quickReplies).where(isThis(key))
  return found ?? null
}

/** Lets one transaction at a time count and add a company's replies. */
export async function holdReplies(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quick replies ${companyId}`}, 0))`)
}

export async function insertReply(
  tx: Database,
  row: Pick<QuickReply, 'companyId' | 'id' | 'title' | 'text'>,
): Promise<QuickReply> {
  const [reply] = await tx.insert(quickReplies).values(row).returning()
  if (!reply) throw new Error('a quick reply was not stored')
  return reply
}

/** Changes a reply that is at a version; null when it is not. */
export async function updateReply(
  tx: Database,
  key: Key,
  { version, ...words }: Pick<QuickReply, 'title' | 'text' | 'version'>,
): Promise<QuickReply | null> {
  const [changed] = await tx
    .update(quickReplies)
    .set({ ...words, version: sql`${quickReplies.version} + 1` })
    .where(and(isThis(key), eq(quickReplies.version, version)))
    .returning()
  return changed ?? null
}

/** Removes a reply; false when there is none. */
export async function deleteReply(tx: Database, key: Key): Promise<boolean> {
  return (await tx.delete(quickReplies).where(isThis(key)).returning({ id: quickReplies.id })).length > 0
}

/** Removes all of a company's replies. */
export async function deleteRepliesOf(tx: Database, companyId: string): Promise<void> {
  await tx.delete(quickReplies).where(eq(quickReplies.companyId, companyId))
}
