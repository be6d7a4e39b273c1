import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
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
  attempts: dataExports.attempts,
  claimedUntil: dataExports.claimedUntil,
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

const claimSeconds = 60

/** Claims a copy that no instance is working on, for a minute; null when there is none. */
export async function claimExport(db: Database): Promise<DataExport | null> {
  const due = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.state, 'running'), lte(dataExports.claimedUntil, sql`now()`)))
    .orderBy(asc(dataExports.claimedUntil))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(dataExports)
    .set({
      claimedUntil: sql`now() + make_interval(secs => ${claimSeconds})`,
      attempts: sql`${dataExports.attempts} + 1`,
    })
    .where(sql`${dataExports.id} = (${due})`)
    .returning(facts)
  return row ?? null
}

/** Adds the next file and renews the claim. */
export async function addFile(db: Database, id: string, file: ExportFile): Promise<void> {
  await db
    .update(dataExports)
    .set({
      files: sql`${dataExports.files} || ${JSON.stringify([file])}::jsonb`,
      partsDone: sql`${dataExports.partsDone} + 1`,
      claimedUntil: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where(eq(dataExports.id, id))
}

/** Ends the work on a copy; false when another instance ended or removed it. */
export async function endExport(db: Database, id: string, state: 'ready' | 'failed'): Promise<boolean> {
  const ended = await db
    .update(dataExports)
    .set({ state, readyAt: state === 'ready' ? sql`now()` : null, expiresAt: kept })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'running')))
    .returning({ id: dataExports.id })
  return ended.length > 0
}

/** Releases a copy, to be continued after `seconds`. */
export async function putOff(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .update(dataExports)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(dataExports.id, id))
}

export async function deleteExportsOf(tx: Database, uid: string): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.uid, uid))
}
