import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/shared/database'
import type { FieldError } from '@/services/shared/problem'
import { Problem, unavailable, validationFailed } from '@/services/shared/problem'
import { addRoutine } from '@/services/shared/routine'
import type { ServiceApp } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { inspectFile } from '@/services/shared/uploads/inspect-file'
import { retention } from '@/validators/retention'
import {
  extensionOf,
  type FileType,
  readObjectName,
  type UploadKind,
  uploadTerms,
} from '@/validators/upload-terms'
import {
  beginRemoval,
  deleteUpload,
  insertUpload,
  isListed,
  keepShown,
  markUnused,
  markUsed,
  type Upload,
} from './repository'

/** Notes that a file may be uploaded; unless it is saved with something, it is removed again. */
export const noteUpload = (db: Database, upload: Upload): Promise<void> => insertUpload(db, upload)

/** A file that was looked into: what it is called in the bucket and what it holds. */
export type InspectedFile = { readonly fileType: FileType; readonly bytes: Uint8Array }

/**
 * Reads an uploaded file of this kind and looks into it. One that is not what it claims to be is removed and refused by
 * a problem that says why; so is one that is not the company's, was not sent, or is being removed.
 */
export async function inspectUpload(
  db: Database,
  storage: FileStorage,
  upload: Upload,
  kind: UploadKind,
): Promise<InspectedFile> {
  const file = readObjectName(upload.objectName)
  const isOwn = file?.kind === kind && file.owner === upload.companyId && (await isListed(db, upload))
  const bytes = isOwn ? await reading(storage.read(upload.objectName, uploadTerms[kind].maxBytes)) : null
  if (!file || !bytes) throw new Problem(422, 'file_not_found')
  const inspection = inspectFile(bytes, kind, file.fileType)
  if (inspection.fault === null) return { fileType: file.fileType, bytes: inspection.bytes }
  await giveUp(db, storage, upload)
  throw new Problem(422, inspection.fault)
}

/**
 * Looks into files before something shows them for the first time. One that is not on the list any more is left to
 * `holdUploads`, which says so at its field.
 */
export async function inspectUploads(
  db: Database,
  storage: FileStorage,
  companyId: string,
  kind: UploadKind,
  objectNames: readonly string[],
): Promise<void> {
  for (const objectName of objectNames) {
    const upload = { companyId, objectName }
    if (await isListed(db, upload)) await inspectUpload(db, storage, upload, kind)
  }
}

const reading = <Answer>(work: Promise<Answer>) =>
  work.catch((error: unknown) => Promise.reject(unavailable(error)))

/** Removes a file nobody will use. Where the storage fails, the routine removes it later. */
async function giveUp(db: Database, storage: FileStorage, upload: Upload): Promise<void> {
  await storage.remove(upload.objectName).then(
    () => deleteUpload(db, upload),
    () => {},
  )
}

/**
 * Puts what was looked into where no upload can be permitted and no client reads, and takes the uploaded file away.
 * The new file counts as unused until it is held.
 */
export async function keepPrivately(
  db: Database,
  storage: FileStorage,
  uploaded: Upload,
  { fileType, bytes }: InspectedFile,
): Promise<string> {
  const { companyId } = uploaded
  const objectName = `companies/${companyId}/private/${randomUUID()}.${extensionOf[fileType]}`
  await insertUpload(db, { companyId, objectName })
  await reading(storage.write(objectName, bytes, fileType))
  await giveUp(db, storage, uploaded)
  return objectName
}

type Change = {
  readonly field: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * Keeps the files something shows after a change, by their names in the bucket, and gives up those it showed before.
 * Belongs into the transaction of the change. A new one whose removal has begun is refused.
 */
export async function holdUploads(tx: Database, companyId: string, change: Change): Promise<void> {
  const { field, before, after } = change
  const held = await markUsed(tx, companyId, after)
  const isGone = (name: string) => !before.includes(name) && !held.includes(name)
  if (after.some(isGone)) throw validationFailed([expired(field)])
  await markUnused(
    tx,
    companyId,
    before.filter((name) => !after.includes(name)),
  )
}

/** Gives files up that nothing shows any more. */
export const releaseUploads = (tx: Database, companyId: string, names: readonly string[]): Promise<void> =>
  markUnused(tx, companyId, names)

const expired = (field: string): FieldError => ({
  field,
  rule: 'upload_expired',
  params: { hours: retention.unusedUpload.count },
})

const batchSize = 20
/** One turn removes no more than this, so that it never holds up what else the instance does. */
const limitOfTurn = 500

export type RemovedUploads = { readonly removed: number; readonly failed: number }

/**
 * Removes files nothing shows for a day, from the bucket first and then from the list. Any number of instances may do
 * it at once. What the storage does not confirm stays on the list and is tried again in a later turn.
 */
export async function removeUnusedUploads(
  db: Database,
  storage: FileStorage,
  stopping: AbortSignal,
): Promise<RemovedUploads> {
  let [removed, failed] = [0, 0]
  await keepShown(db)
  while (removed + failed < limitOfTurn && !stopping.aborted) {
    const batch = await beginRemoval(db, batchSize)
    const outcomes = await Promise.allSettled(
      batch.map(async (upload) => {
        await storage.remove(upload.objectName, stopping)
        await deleteUpload(db, upload)
      }),
    )
    const succeeded = outcomes.filter(({ status }) => status === 'fulfilled').length
    removed += succeeded
    failed += batch.length - succeeded
    // A storage that refuses a whole batch is down: a later turn is soon enough.
    if (batch.length < batchSize || succeeded === 0) break
  }
  return { removed, failed }
}

/** Removes unused files every quarter of an hour while the app listens. */
export function removeUnusedUploadsAgain(app: ServiceApp, db: Database, storage: FileStorage): void {
  addRoutine(app, {
    name: 'unused uploads',
    everySeconds: 900,
    run: async ({ log, stopping }) => {
      const done = await removeUnusedUploads(db, storage, stopping)
      if (done.failed > 0) log.warn(done, 'unused uploads removed, not all')
      else if (done.removed > 0) log.info(done, 'unused uploads removed')
    },
  })
}
