import type { FastifyBaseLogger } from 'fastify'
import { notices } from '../accounts/mail-kinds'
import { findAccount } from '../accounts/repository'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import { enqueue } from '../jobs/enqueue'
import { notFound } from '../problem'
import { addRoutine } from '../routine'
import type { ServiceApp } from '../service'
import {
  addFile,
  claimExport,
  type DataExport,
  endExport,
  findFiles,
  insertExport,
  listExports,
  lockExports,
  putOff,
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
/** After this many attempts a copy has failed, and may be requested again. */
const attemptsAtMost = 5
const everySeconds = 5

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

/**
 * Makes the requested copies file by file, so that a crash costs one file and the page can show the progress. Any
 * number of instances may run it at the same time.
 */
export async function makeExports(
  { db, parts }: ExportParts,
  { log, stopping }: { readonly log: Pick<FastifyBaseLogger, 'error'>; readonly stopping: AbortSignal },
): Promise<void> {
  for (let work = await claimExport(db); work && !stopping.aborted; work = await claimExport(db)) {
    const { id, uid, partsDone, attempts } = work
    try {
      for (const { name, collect } of parts.slice(partsDone)) {
        if (stopping.aborted) return putOff(db, id, 0)
        await addFile(db, id, { name, content: (await collect(db, uid)) ?? null })
      }
      await finish(db, work)
    } catch (err) {
      log.error({ err, id }, 'an export could not be made')
      if (attempts >= attemptsAtMost) await endExport(db, id, 'failed')
      else await putOff(db, id, everySeconds * 2 ** attempts)
    }
  }
}

async function finish(db: Database, { id, uid }: DataExport): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, uid)
    if (!(await endExport(tx, id, 'ready')) || !account) return
    await enqueue(tx, notices.export_ready, { to: account.email, name: account.displayName })
  })
}

/** Makes copies every few seconds while the app listens. */
export function scheduleDataExports(app: ServiceApp, work: ExportParts): void {
  addRoutine(app, {
    name: 'data exports',
    everySeconds,
    isShared: true,
    run: (turn) => makeExports(work, turn),
  })
}
