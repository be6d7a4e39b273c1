import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { intervalOf, retention } from '@/validators/retention'
import type { Database } from '../database'
import { accounts, profilePhotos } from './table'

const keptUnused = sql`${intervalOf(retention.unusedUpload)}::interval`

/** Adds a file to the list, unless it is there. */
export async function insertPhoto(db: Database, uid: string, objectName: string): Promise<void> {
  await db.insert(profilePhotos).values({ uid, objectName }).onConflictDoNothing()
}

const isKept = (uid: string, names: readonly string[]) =>
  and(
    eq(profilePhotos.uid, uid),
    inArray(profilePhotos.objectName, [...names]),
    isNull(profilePhotos.removalBeganAt),
  )

/** Whether this file was permitted to the person and its removal has not begun. */
export async function isListed(db: Database, uid: string, objectName: string): Promise<boolean> {
  return (await db.$count(profilePhotos, isKept(uid, [objectName]))) > 0
}

/** Keeps a file from being removed; false when its removal has begun. */
export async function holdPhoto(tx: Database, uid: string, objectName: string): Promise<boolean> {
  const held = await tx
    .update(profilePhotos)
    .set({ unusedSince: null })
    .where(isKept(uid, [objectName]))
    .returning({ objectName: profilePhotos.objectName })
  return held.length > 0
}

/** Lets the next turn remove files: a face that its person took away is not kept for a day. */
export async function releasePhotos(tx: Database, uid: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await tx
    .update(profilePhotos)
    .set({ unusedSince: sql`now() - ${keptUnused}` })
    .where(isKept(uid, names))
}

/** The same for all files of a person. */
export async function releaseAllPhotos(tx: Database, uid: string): Promise<void> {
  await tx
    .update(profilePhotos)
    .set({ unusedSince: sql`now() - ${keptUnused}` })
    .where(and(eq(profilePhotos.uid, uid), isNull(profilePhotos.removalBeganAt)))
}

/** The address of a person's photo, locked until `tx` ends; undefined without an account. */
export async function lockPhotoUrl(tx: Database, uid: string): Promise<string | null | undefined> {
  const [account] = await tx
    .select({ photoUrl: accounts.photoUrl })
    .from(accounts)
    .where(eq(accounts.uid, uid))
    .for('update')
  return account?.photoUrl
}

/** Stores the address of a person's photo; the version stays the same, because no form edits it beside the rest. */
export async function setPhotoUrl(tx: Database, uid: string, photoUrl: string | null): Promise<void> {
  await tx.update(accounts).set({ photoUrl }).where(eq(accounts.uid, uid))
}

/**
 * Begins the removal of at most `limit` unused files. Each goes to one caller only; one whose removal began over ten
 * minutes ago and did not end is given out again.
 */
export async function beginPhotoRemoval(db: Database, limit: number): Promise<{ objectName: string }[]> {
  const due = db
    .select({ ctid: sql`ctid` })
    .from(profilePhotos)
    .where(
      and(
        sql`${profilePhotos.unusedSince} <= now() - ${keptUnused}`,
        sql`(${profilePhotos.removalBeganAt} is null or ${profilePhotos.removalBeganAt} < now() - interval '10 minutes')`,
      ),
    )
    .orderBy(sql`${profilePhotos.removalBeganAt} nulls first`, profilePhotos.unusedSince)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(profilePhotos)
    .set({ removalBeganAt: sql`now()` })
    .where(sql`ctid = any(array(${due}))`)
    .returning({ objectName: profilePhotos.objectName })
}

export async function deletePhotoRow(db: Database, objectName: string): Promise<void> {
  await db.delete(profilePhotos).where(eq(profilePhotos.objectName, objectName))
}
