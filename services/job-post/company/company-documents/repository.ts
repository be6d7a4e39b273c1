import { and, asc, count, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { CompanyDocumentKind } from '@/validators/company-document'
import { intervalOf, retention } from '@/validators/retention'
import type { DocumentState } from '@/validators/states/company-document'
import { companyDocuments } from '../../tables/company-documents'

export type CompanyDocument = typeof companyDocuments.$inferSelect

const isDocument = (companyId: string, id: string) =>
  and(eq(companyDocuments.companyId, companyId), eq(companyDocuments.id, id))

/** All documents of a company, oldest first. */
export async function listDocuments(db: Database, companyId: string): Promise<CompanyDocument[]> {
  return db
    .select()
    .from(companyDocuments)
    .where(eq(companyDocuments.companyId, companyId))
    .orderBy(asc(companyDocuments.id))
}

export async function findDocument(
  db: Database,
  companyId: string,
  id: string,
): Promise<CompanyDocument | null> {
  const [document] = await db.select().from(companyDocuments).where(isDocument(companyId, id))
  return document ?? null
}

export async function countOfKind(
  db: Database,
  companyId: string,
  kind: CompanyDocumentKind,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(companyDocuments)
    .where(and(eq(companyDocuments.companyId, companyId), eq(companyDocuments.kind, kind)))
  return row?.count ?? 0
}

export async function insertDocument(
  tx: Database,
  values: typeof companyDocuments.$inferInsert,
): Promise<CompanyDocument> {
  const [document] = await tx.insert(companyDocuments).values(values).returning()
  if (!document) throw new Error('the document was not stored')
  return document
}

/** Changes a document's validity date at a known version; null when the version has changed. */
export async function updateValidity(
  tx: Database,
  companyId: string,
  id: string,
  version: number,
  expiresOn: string | null,
): Promise<CompanyDocument | null> {
  const [document] = await tx
    .update(companyDocuments)
    .set({ expiresOn, version: sql`${companyDocuments.version} + 1` })
    .where(and(isDocument(companyId, id), eq(companyDocuments.version, version)))
    .returning()
  return document ?? null
}

export async function deleteDocument(tx: Database, companyId: string, id: string): Promise<void> {
  await tx.delete(companyDocuments).where(isDocument(companyId, id))
}

type Decision = Pick<CompanyDocument, 'state' | 'reason' | 'decidedAt'>

/** Moves documents from any of these states to another one; all of a company's, or only those with these ids. */
export async function moveDocuments(
  tx: Database,
  companyId: string,
  { from, ids }: { from: readonly DocumentState[]; ids?: readonly string[] },
  decision: Decision,
): Promise<void> {
  await tx
    .update(companyDocuments)
    .set({ ...decision, version: sql`${companyDocuments.version} + 1` })
    .where(
      and(
        eq(companyDocuments.companyId, companyId),
        inArray(companyDocuments.state, [...from]),
        ids && inArray(companyDocuments.id, [...ids]),
      ),
    )
}

const isKeptLongEnough = sql`${companyDocuments.decidedAt} < now() - ${intervalOf(retention.companyDocument)}::interval`

const isToForget = and(isNotNull(companyDocuments.objectName), isKeptLongEnough)

type DocumentKey = Pick<CompanyDocument, 'companyId' | 'id'>

/** Documents, without those in `except`, that were decided long enough ago and still have their file. */
export async function listDecided(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<DocumentKey[]> {
  return db
    .select({ companyId: companyDocuments.companyId, id: companyDocuments.id })
    .from(companyDocuments)
    .where(and(isToForget, notInArray(companyDocuments.id, [...except])))
    .orderBy(companyDocuments.decidedAt)
    .limit(limit)
}

/**
 * Removes the file's name from a document decided long enough ago; answers the name in the bucket, null when it was
 * removed before.
 */
export async function forgetFile(tx: Database, { companyId, id }: DocumentKey): Promise<string | null> {
  const [document] = await tx
    .select({ objectName: companyDocuments.objectName })
    .from(companyDocuments)
    .where(and(isDocument(companyId, id), isToForget))
    .for('update')
  if (!document) return null
  await tx.update(companyDocuments).set({ objectName: null }).where(isDocument(companyId, id))
  return document.objectName
}
