import { type AnyColumn, and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { intervalOf, retention } from '@/validators/retention'
import { branches } from '../branches/table'
import { jobPosts } from '../job-posts/table'
import { uploads } from './table'

export type Upload = { readonly companyId: string; readonly objectName: string }

export async function insertUpload(db: Database, upload: Upload): Promise<void> {
  await db.insert(uploads).values(upload)
}

/** True when this file was permitted and its removal has not begun. */
export async function isListed(db: Database, { companyId, objectName }: Upload): Promise<boolean> {
  const rows = await db
    .select({ objectName: uploads.objectName })
    .from(uploads)
    .where(among(companyId, [objectName]))
  return rows.length > 0
}

const among = (companyId: string, names: readonly string[]) =>
  and(
    eq(uploads.companyId, companyId),
    inArray(uploads.objectName, [...names]),
    isNull(uploads.removalBeganAt),
  )

/** Marks files as shown, which keeps a removal away until `tx` ends; answers those that are still there. */
export async function markUsed(tx: Database, companyId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await tx
    .update(uploads)
    .set({ unusedSince: null })
    .where(among(companyId, names))
    .returning({ objectName: uploads.objectName })
  return rows.map(({ objectName }) => objectName)
}

/** Marks files as no longer shown. */
export async function markUnused(tx: Database, companyId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await tx.update(uploads).set({ unusedSince: sql`now()` }).where(among(companyId, names))
}

/** Marks every file of a company as no longer shown. */
export async function markAllUnused(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(uploads)
    .set({ unusedSince: sql`now()` })
    .where(and(eq(uploads.companyId, companyId), isNull(uploads.unusedSince), isNull(uploads.removalBeganAt)))
}

const isUnusedLongEnough = sql`${uploads.unusedSince} < now() - ${intervalOf(retention.unusedUpload)}::interval`

/** Addresses hold names encoded. */
const isAmong = (photos: AnyColumn) =>
  sql`strpos(${photos}::text, replace(${uploads.objectName}, '/', '%2F')) > 0`

/**
 * The branches and posts themselves have the last word: two of them may show the same photo. A deleted branch shows
 * nothing.
 */
const isShown = sql`(exists (
  select 1 from ${branches}
  where ${branches.companyId} = ${uploads.companyId}
    and ${branches.deletedAt} is null
    and ${isAmong(branches.photos)}
) or exists (
  select 1 from ${jobPosts}
  where ${jobPosts.companyId} = ${uploads.companyId}
    and ${jobPosts.photos} <> '[]'::jsonb
    and ${isAmong(jobPosts.photos)}
))`

/** Takes files that are shown after all off the list of those to remove. */
export async function keepShown(db: Database): Promise<void> {
  await db
    .update(uploads)
    .set({ unusedSince: null })
    .where(and(isUnusedLongEnough, isNull(uploads.removalBeganAt), isShown))
}

/**
 * Begins the removal of at most `limit` unused files. Each goes to one caller only; one whose removal began over ten
 * minutes ago and did not end is given out again.
 */
export async function beginRemoval(db: Database, limit: number): Promise<Upload[]> {
  const isFree = sql`(${uploads.removalBeganAt} is null or ${uploads.removalBeganAt} < now() - interval '10 minutes')`
  const due = db
    .select({ ctid: sql`ctid` })
    .from(uploads)
    .where(and(isUnusedLongEnough, isFree, sql`not ${isShown}`))
    .orderBy(uploads.unusedSince)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(uploads)
    .set({ removalBeganAt: sql`now()` })
    .where(sql`ctid = any(array(${due}))`)
    .returning({ companyId: uploads.companyId, objectName: uploads.objectName })
}

export async function deleteUpload(db: Database, { companyId, objectName }: Upload): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.companyId, companyId), eq(uploads.objectName, objectName)))
}
