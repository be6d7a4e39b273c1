import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { intervalOf, retention } from '@/validators/retention'
import type { TalkSide } from '@/validators/talk-terms'
import { messageFiles } from '../../tables/conversations'

const keptUnused = sql`${intervalOf(retention.unusedUpload)}::interval`

/** Where a file belongs, and who may send it. */
export type FileOwner = {
  readonly companyId: string
  readonly conversationId: string
  readonly side: TalkSide
  readonly uid: string
}

/** Adds a file to the list. */
export async function insertFile(db: Database, owner: FileOwner, objectName: string): Promise<void> {
  await db.insert(messageFiles).values({ ...owner, objectName })
}

const isKept = ({ companyId, conversationId, side, uid }: FileOwner, objectName: string) =>
  and(
    eq(messageFiles.objectName, objectName),
    eq(messageFiles.companyId, companyId),
    eq(messageFiles.conversationId, conversationId),
    eq(messageFiles.side, side),
    eq(messageFiles.uid, uid),
    isNull(messageFiles.removalBeganAt),
  )

/** Whether this file was permitted to the sender for this conversation, and its removal has not begun. */
export async function isListed(db: Database, owner: FileOwner, objectName: string): Promise<boolean> {
  return (await db.$count(messageFiles, isKept(owner, objectName))) > 0
}

/** Keeps a file from being removed; false when its removal has begun. */
export async function holdFile(tx: Database, owner: FileOwner, objectName: string): Promise<boolean> {
  const held = await tx
    .update(messageFiles)
    .set({ unusedSince: null })
    .where(isKept(owner, objectName))
    .returning({ objectName: messageFiles.objectName })
  return held.length > 0
}

/** Lets the next turn remove a file. */
export async function releaseFile(db: Database, owner: FileOwner, objectName: string): Promise<void> {
  await db.update(messageFiles).set({ unusedSince: sql`to_timestamp(0)` }).where(isKept(owner, objectName))
}

/**
 * Begins the removal of at most `limit` unused files. Each goes to one caller only; one whose removal began over ten minutes
 * ago and did not end is given out again.
 */
export async function beginFileRemoval(db: Database, limit: number): Promise<{ objectName: string }[]> {
  const due = db
    .select({ ctid: sql`ctid` })
    .from(messageFiles)
    .where(
      and(
        sql`${messageFiles.unusedSince} <= now() - ${keptUnused}`,
        sql`(${messageFiles.removalBeganAt} is null or ${messageFiles.removalBeganAt} < now() - interval '10 minutes')`,
      ),
    )
    .orderBy(sql`${messageFiles.removalBeganAt} nulls first`, messageFiles.unusedSince)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(messageFiles)
    .set({ removalBeganAt: sql`now()` })
    .where(sql`ctid = any(array(${due}))`)
    .returning({ objectName: messageFiles.objectName })
}

export async function deleteFileRow(db: Database, objectName: string): Promise<void> {
  await db.delete(messageFiles).where(eq(messageFiles.objectName, objectName))
}
