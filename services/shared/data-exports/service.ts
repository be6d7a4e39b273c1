import { Type } from '@fastify/type-provider-typebox'
import { notices } from '../accounts/mail-kinds'
import { findAccount } from '../accounts/repository'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import { enqueue } from '../jobs/enqueue'
import { dropped, handle, type JobHandler, jobKind } from '../jobs/kind'
import { notFound } from '../problem'
import {
  addFile,
  type DataExport,
  endExport,
  findFiles,
  findUnready,
  insertExport,
  listExports,
  lockExports,
} from './repository'
import type { ExportFile } from './table'

/** One file of a copy: its name in the archive, and how its content is collected. */
export type ExportPart = {
  readonly name: string
  readonly collect: (db: Database, uid: string) => Promise<unknown>
}

export type ExportParts = {
  readonly db: Database
  readonly parts: readonly ExportPart[]
}

const listedAtMost = 5

/** After five attempts, within some minutes, a copy has failed and may be requested again. */
const dataExport = jobKind(
  'data_export',
  { exportId: Type.String() },
  { attemptSeconds: 600, attemptsAtMost: 5 },
)

export const exportsOf = (db: Database, uid: string): Promise<DataExport[]> =>
  listExports(db, uid, listedAtMost)

/** Begins a copy of everything stored about a user; while one is being made, answers that one instead. */
export async function requestExport(
  tx: Database,
  { uid, requestId }: { readonly uid: string; readonly requestId: string },
): Promise<DataExport> {
  await lockExports(tx, uid)
  const [latest] = await listExports(tx, uid, 1)
  if (latest?.state === 'running') return latest
  const begun = await insertExport(tx, uid)
  await enqueue(tx, dataExport, { exportId: begun.id })
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    action: 'data_export.requested',
    subjectType: 'account',
    subjectId: uid,
  })
  return begun
}

/** The files of the user's own copy that is ready; anything else is 404. */
export async function filesOf(db: Database, uid: string, id: string): Promise<ExportFile[]> {
  const files = await findFiles(db, uid, id)
  if (!files) throw notFound()
  return files
}

/** Makes the requested copies. */
export const dataExportJobs = (work: ExportParts): JobHandler =>
  handle(
    dataExport,
    ({ exportId }, { stopping }) => makeExport(work, exportId, stopping),
    (tx, { exportId }) => endExport(tx, exportId, 'failed'),
  )

/**
 * Makes a copy file by file, so that a crash costs one file and the page can show the progress. One that failed is
 * continued where staff have its job attempted again.
 */
async function makeExport({ db, parts }: ExportParts, id: string, stopping: AbortSignal): Promise<unknown> {
  const work = await findUnready(db, id)
  if (!work) return dropped
  let { partsDone } = work
  for (const { name, collect } of parts.slice(partsDone)) {
    const content = (await collect(db, work.uid)) ?? null
    stopping.throwIfAborted()
    if (!(await addFile(db, { id, partsDone }, { name, content })))
      throw new Error(`${name} was added meanwhile`)
    partsDone += 1
  }
  return finish(db, work)
}

async function finish(db: Database, { id, uid }: DataExport): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, uid)
    if (!(await endExport(tx, id, 'ready')) || !account) return
    await enqueue(tx, notices.export_ready, { to: account.email, name: account.displayName })
  })
}
