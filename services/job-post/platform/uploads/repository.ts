import { type AnyColumn, and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { intervalOf, retention } from '@/validators/retention'
import { uploadTerms } from '@/validators/upload-terms'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { taxInvoices } from '../../tables/tax-invoices'
import { taxRefunds } from '../../tables/tax-refunds'
import { uploads } from '../../tables/uploads'

export type Upload = { readonly companyId: string; readonly objectName: string }

export async function insertUpload(db: Database, upload: Upload): Promise<void> {
  await db.insert(uploads).values(upload)
}

/** Adds the copy of an upload to the list, if it is not there yet. */
export async function insertCopy(db: Database, copy: Upload): Promise<void> {
  await db.insert(uploads).values(copy).onConflictDoNothing()
}

/** Restarts the period after which unused files are removed. */
export async function renewUnused(db: Database, companyId: string, names: readonly string[]): Promise<void> {
  await db
    .update(uploads)
    .set({ unusedSince: sql`now()` })
    .where(and(among(companyId, names), isNotNull(uploads.unusedSince)))
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

/** Marks files as shown, which blocks their removal until `tx` ends; answers those that still exist. */
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

/** Addresses contain object names in URL encoding. */
const isAmong = (photos: AnyColumn) =>
  sql`strpos(${photos}::text, replace(${uploads.objectName}, '/', '%2F')) > 0`

/**
 * The branches and posts themselves decide, because two of them may show the same photo. A deleted branch shows
 * nothing. Tax documents outlive the company.
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
) or exists (
  select 1 from ${taxInvoices}
  where ${taxInvoices.companyId} = ${uploads.companyId}
    and ${taxInvoices.objectName} = ${uploads.objectName}
) or exists (
  select 1 from ${taxRefunds}
  where ${taxRefunds.companyId} = ${uploads.companyId}
    and ${taxRefunds.objectName} = ${uploads.objectName}
))`

/** Those of a company's files that nothing shows. */
export async function listUnused(
  db: Database,
  companyId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ objectName: uploads.objectName })
    .from(uploads)
    .where(and(among(companyId, names), isNotNull(uploads.unusedSince), sql`not ${isShown}`))
  return rows.map(({ objectName }) => objectName)
}

/** Takes files that are shown after all off the list of unused ones. */
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
    // Files that were never tried come before those that the storage refused.
    .orderBy(sql`${uploads.removalBeganAt} nulls first`, uploads.unusedSince)
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

/** Photos that are shown as the unchanged upload. */
export async function listShownAsUploaded(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<Upload[]> {
  const photoTerms = Object.values(uploadTerms).filter(({ publicFolder }) => publicFolder !== null)
  const folders = photoTerms.map(({ owners, folder }) => `${owners}/[^/]+/${folder}/`)
  return db
    .select({ companyId: uploads.companyId, objectName: uploads.objectName })
    .from(uploads)
    .where(
      and(
        isNull(uploads.unusedSince),
        isNull(uploads.removalBeganAt),
        sql`${uploads.objectName} ~ ${`^(${folders.join('|')})`}`,
        notInArray(uploads.objectName, [...except]),
      ),
    )
    .orderBy(uploads.objectName)
    .limit(limit)
}

/**
 * Replaces the address of a photo wherever its company shows it, or removes it; answers whether it was shown. Versions
 * stay the same: an open form sends the old address, which stands for the same photo.
 */
export async function replacePhoto(tx: Database, photo: Upload, address: string | null): Promise<boolean> {
  const { companyId, objectName } = photo
  const part = encodeURIComponent(objectName)
  const isIn = (column: AnyColumn) => sql`strpos(${column}::text, ${part}) > 0`
  const replaced = (photos: readonly string[]) => [
    ...new Set(photos.flatMap((shown) => (shown.includes(part) ? (address ?? []) : shown))),
  ]
  let count = 0
  for (const table of [branches, jobPosts]) {
    const isThis = and(eq(table.companyId, companyId), isIn(table.photos))
    const rows = await tx
      .select({ id: table.id, photos: table.photos })
      .from(table)
      .where(isThis)
      .orderBy(table.id)
      .for('update')
    for (const { id, photos } of rows) {
      await tx
        .update(table)
        .set({ photos: replaced(photos) })
        .where(and(eq(table.companyId, companyId), eq(table.id, id)))
    }
    count += rows.length
  }
  const logos = await tx
    .update(companies)
    .set({ logoUrl: address })
    .where(and(eq(companies.id, companyId), isIn(companies.logoUrl)))
    .returning({ id: companies.id })
  return count + logos.length > 0
}
