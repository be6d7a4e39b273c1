import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { intervalOf, retention } from '@/validators/retention'
import type { Database } from '../database'
import { dataExports, type ExportFile } from './table'

export type DataExport = Omit<typeof dataExports.$inferSelect, 'files'>

/** All columns except the files, which may be large. */
const facts = {
  id: dataExports.id,
  uid: dataExports.uid,
  state: dataExports.state,
  partsDone: dataExports.partsDone,
  createdAt: dataExports.createdAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
}

const kept = sql`now() + ${intervalOf(retention.dataExport)}::interval`
const isKept = gt(dataExports.expiresAt, sql`now()`)

export async function insertExport(tx: Database, uid: string): Promise<DataExport> {
  const [row] = await tx.insert(dataExports).values({ id: uuidv7(), uid, expiresAt: kept }).returning(facts)
  if (!row) throw new Error('the export was not stored')
  return row
}

/** Locks a user's copies, so that no other one begins until the transaction ends. */
export async function lockExports(tx: Database, uid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`data export ${uid}`}, 0))`)
}

/** The user's latest copies, newest first. */
export async function listExports(db: Database, uid: string, limit: number): Promise<DataExport[]> {
  return db
    .select(facts)
    .from(dataExports)
    .where(and(eq(dataExports.uid, uid), isKept))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(limit)
}

/** The files of a copy that is ready, or null. */
export async function findFiles(db: Database, uid: string, id: string): Promise<ExportFile[] | null> {
  const [row] = await db
    .select({ files: dataExports.files })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.uid, uid), eq(dataExports.state, 'ready'), isKept))
  return row?.files ?? null
}

/** A copy that is not ready yet, or null. */
export async function findUnready(db: Database, id: string): Promise<DataExport | null> {
  const [row] = await db
    .select(facts)
    .from(dataExports)
    .where(and(eq(dataExports.id, id), ne(dataExports.state, 'ready')))
  return row ?? null
}

/** Adds the file after the first `partsDone`; false when another attempt has added it, or the copy was removed. */
export async function addFile(
  db: Database,
  { id, partsDone }: Pick<DataExport, 'id' | 'partsDone'>,
  file: ExportFile,
): Promise<boolean> {
  const added = await db
    .update(dataExports)
    .set({
      files: sql`${dataExports.files} || ${JSON.stringify([file])}::jsonb`,
      partsDone: partsDone + 1,
    })
    .where(and(eq(dataExports.id, id), eq(dataExports.partsDone, partsDone)))
    .returning({ id: dataExports.id })
  return added.length > 0
}

/** Ends the work on a copy; false when it is ready already or was removed. */
export async function endExport(db: Database, id: string, state: 'ready' | 'failed'): Promise<boolean> {
  const ended = await db
    .update(dataExports)
    .set({ state, readyAt: state === 'ready' ? sql`now()` : null, expiresAt: kept })
    .where(and(eq(dataExports.id, id), ne(dataExports.state, 'ready')))
    .returning({ id: dataExports.id })
  return ended.length > 0
}

export async function deleteExportsOf(tx: Database, uid: string): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.uid, uid))
}
