import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/shared/database'
import type { FieldError } from '@/services/shared/problem'
import { Problem, unavailable, validationFailed } from '@/services/shared/problem'
import { addRoutine } from '@/services/shared/routine'
import type { ServiceApp } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { type FileFault, inspectFile } from '@/services/shared/uploads/inspect-file'
import { retention } from '@/validators/retention'
import {
  extensionOf,
  type FileType,
  readObjectName,
  shownName,
  shownToken,
  type UploadKind,
  uploadTerms,
} from '@/validators/upload-terms'
import {
  beginRemoval,
  deleteUpload,
  insertCopy,
  insertUpload,
  isListed,
  keepShown,
  listUnused,
  markUnused,
  markUsed,
  renewUnused,
  replacePhoto,
  type Upload,
} from './repository'

/** Notes that a file may be uploaded; unless it is saved with something, it is removed again. */
export const noteUpload = (db: Database, upload: Upload): Promise<void> => insertUpload(db, upload)

/** A file that was looked into: what it is called in the bucket and what it holds. */
export type InspectedFile = { readonly fileType: FileType; readonly bytes: Uint8Array }

type Look = { readonly file: InspectedFile } | { readonly fault: FileFault | 'file_not_found' }

/** Reads an uploaded file of this kind and looks into it. Rejects only where the storage does not answer. */
async function lookInto(db: Database, storage: FileStorage, upload: Upload, kind: UploadKind): Promise<Look> {
  const file = readObjectName(upload.objectName)
  const isOwn = file?.kind === kind && file.owner === upload.companyId && (await isListed(db, upload))
  const bytes = isOwn ? await reading(storage.read(upload.objectName, uploadTerms[kind].maxBytes)) : null
  if (!file || !bytes) return { fault: 'file_not_found' }
  const inspection = inspectFile(bytes, kind, file.fileType)
  if (inspection.fault !== null) return { fault: inspection.fault }
  return { file: { fileType: file.fileType, bytes: inspection.bytes } }
}

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
  const look = await lookInto(db, storage, upload, kind)
  if ('file' in look) return look.file
  if (look.fault !== 'file_not_found') await giveUp(db, storage, upload)
  throw new Problem(422, look.fault)
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

/** Names are never used twice, so what a browser has once it may keep. */
const cacheControl = 'public, max-age=31536000, immutable'

const copyOf = ({ companyId, objectName }: Upload): Upload => ({
  companyId,
  objectName: shownName(objectName),
})

/** Puts what is in an uploaded picture where anybody may read it. The copy counts as unused until it is held. */
async function writeCopy(
  db: Database,
  storage: FileStorage,
  uploaded: Upload,
  { fileType, bytes }: InspectedFile,
): Promise<void> {
  const copy = copyOf(uploaded)
  await insertCopy(db, copy)
  // A copy that was never written must not be on the list for longer than what it is made of.
  await renewUnused(db, uploaded.companyId, [copy.objectName, uploaded.objectName])
  const downloadToken = shownToken(copy.objectName)
  await reading(storage.write(copy.objectName, bytes, fileType, { downloadToken, cacheControl }))
}

/**
 * Looks into an uploaded picture before something shows it for the first time and makes the copy that will be shown, in a
 * folder no upload is permitted for. What was uploaded stays: whoever cannot save tries again with it, which makes the same
 * copy. One that is not on the list any more is left to `holdUploads`, which says at its field when there is no copy either.
 */
export async function publishUpload(
  db: Database,
  storage: FileStorage,
  uploaded: Upload,
  kind: UploadKind,
): Promise<void> {
  if (!(await isListed(db, uploaded))) return
  try {
    await writeCopy(db, storage, uploaded, await inspectUpload(db, storage, uploaded, kind))
  } catch (error) {
    // Another request has shown it at this moment, and given up what was uploaded.
    const isGone = error instanceof Problem && error.code === 'file_not_found'
    if (!isGone || !(await isListed(db, copyOf(uploaded)))) throw error
  }
}

/** Takes uploaded files away whose copies are shown now; what fails is unused, and the routine removes it later. */
export async function giveUpUploaded(
  db: Database,
  storage: FileStorage,
  companyId: string,
  names: readonly string[],
): Promise<void> {
  const unused = await listUnused(db, companyId, names).catch(() => [])
  await Promise.allSettled(unused.map((objectName) => giveUp(db, storage, { companyId, objectName })))
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

/**
 * Shows the cleaned copy of a photo in the place of what was uploaded, wherever the company shows it, or nothing where it
 * cannot be cleaned. One that is not in the bucket is no reason to take it out: the bucket may be another one.
 */
export async function replaceByCopy(
  db: Database,
  storage: FileStorage,
  uploaded: Upload,
  kind: UploadKind,
  addressOf: (objectName: string) => string,
): Promise<FileFault | null> {
  const { companyId, objectName } = uploaded
  const look = await lookInto(db, storage, uploaded, kind)
  const fault = 'file' in look ? null : look.fault
  if (fault === 'file_not_found') throw new Error(`there is no ${objectName}`)
  if ('file' in look) await writeCopy(db, storage, uploaded, look.file)
  const copy = copyOf(uploaded).objectName
  await db.transaction(async (tx) => {
    const isShown = await replacePhoto(tx, uploaded, fault === null ? addressOf(copy) : null)
    if (isShown) await markUsed(tx, companyId, [copy])
    await markUnused(tx, companyId, [objectName])
  })
  await giveUpUploaded(db, storage, companyId, [objectName])
  return fault
}

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
export function scheduleUnusedUploadRemoval(app: ServiceApp, db: Database, storage: FileStorage): void {
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
