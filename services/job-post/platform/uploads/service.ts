import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/shared/database'
import { orUnavailable, Problem, validationFailed } from '@/services/shared/problem'
import type { ServiceApp } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { type FileFault, inspectFile } from '@/services/shared/uploads/inspect-file'
import { type Removed, removeUnused, scheduleRemoval, uploadExpired } from '@/services/shared/uploads/removal'
import { writeShown } from '@/services/shared/uploads/write-shown'
import {
  extensionOf,
  type FileType,
  readObjectName,
  shownName,
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

/** Records that a file may be uploaded; it is removed again unless it is saved with something. */
export const noteUpload = (db: Database, upload: Upload): Promise<void> => insertUpload(db, upload)

/** Records a file that the service itself writes, before it does; it is removed again unless it is held. */
export const noteWritten = (db: Database, file: Upload): Promise<void> => insertCopy(db, file)

/** A checked file: its type and the bytes to store. */
export type InspectedFile = { readonly fileType: FileType; readonly bytes: Uint8Array }

type Look = { readonly file: InspectedFile } | { readonly fault: FileFault | 'file_not_found' }

/** Reads an uploaded file and checks it. Rejects only when the storage does not answer. */
async function lookInto(db: Database, storage: FileStorage, upload: Upload, kind: UploadKind): Promise<Look> {
  const file = readObjectName(upload.objectName)
  const isOwn = file?.kind === kind && file.owner === upload.companyId && (await isListed(db, upload))
  const bytes = isOwn
    ? await orUnavailable(storage.read(upload.objectName, uploadTerms[kind].maxBytes))
    : null
  if (!file || !bytes) return { fault: 'file_not_found' }
  const inspection = inspectFile(bytes, kind, file.fileType)
  if (inspection.fault !== null) return { fault: inspection.fault }
  return { file: { fileType: file.fileType, bytes: inspection.bytes } }
}

/**
 * Reads an uploaded file and checks it. One that is not what it claims to be is removed and refused with the problem
 * that says why; one that is not the company's, was never uploaded, or is being removed is refused as well.
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

/** Removes a file that will not be used. If the storage fails, the routine removes it later. */
async function giveUp(db: Database, storage: FileStorage, upload: Upload): Promise<void> {
  await storage.remove(upload.objectName).then(
    () => deleteUpload(db, upload),
    () => {},
  )
}

/**
 * Stores a checked file where no upload is permitted and no client can read, and removes the uploaded one. The new file
 * counts as unused until it is held.
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
  await orUnavailable(storage.write(objectName, bytes, fileType))
  await giveUp(db, storage, uploaded)
  return objectName
}

const copyOf = ({ companyId, objectName }: Upload): Upload => ({
  companyId,
  objectName: shownName(objectName),
})

/** Stores a checked picture where anybody can read it. The copy counts as unused until it is held. */
async function writeCopy(
  db: Database,
  storage: FileStorage,
  uploaded: Upload,
  { fileType, bytes }: InspectedFile,
): Promise<void> {
  const copy = copyOf(uploaded)
  await insertCopy(db, copy)
  // Restarts both periods together, so that a copy that was never written is not listed longer than its original.
  await renewUnused(db, uploaded.companyId, [copy.objectName, uploaded.objectName])
  await writeShown(storage, copy.objectName, bytes, fileType)
}

/**
 * Checks an uploaded picture before it is shown for the first time and makes the public copy, in a folder where no
 * upload is permitted. The upload stays, so that a failed save can be repeated with it, which makes the same copy. An
 * upload that is no longer listed is left to `holdUploads`, which reports an error at its field if there is no copy
 * either.
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
    // A concurrent request has published it and removed the upload.
    const isGone = error instanceof Problem && error.code === 'file_not_found'
    if (!isGone || !(await isListed(db, copyOf(uploaded)))) throw error
  }
}

/** Removes uploads whose copies are shown now; a failed removal is done by the routine later. */
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
 * Marks the files that a record shows after a change as used, by their names in the bucket, and those it showed before
 * as unused. Must run in the transaction of the change. A new file whose removal has begun is refused.
 */
export async function holdUploads(tx: Database, companyId: string, change: Change): Promise<void> {
  const { field, before, after } = change
  const held = await markUsed(tx, companyId, after)
  const isGone = (name: string) => !before.includes(name) && !held.includes(name)
  if (after.some(isGone)) throw validationFailed([uploadExpired(field)])
  await markUnused(
    tx,
    companyId,
    before.filter((name) => !after.includes(name)),
  )
}

/** Marks files as unused that nothing shows any more. */
export const releaseUploads = (tx: Database, companyId: string, names: readonly string[]): Promise<void> =>
  markUnused(tx, companyId, names)

/**
 * Replaces an uploaded photo by its cleaned copy wherever the company shows it, or removes it when it cannot be
 * cleaned. A file that is missing in the bucket is not removed from display: the setting may name another bucket.
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

/** Removes files that nothing has shown for a day. */
export async function removeUnusedUploads(
  db: Database,
  storage: FileStorage,
  stopping: AbortSignal,
): Promise<Removed> {
  await keepShown(db)
  return removeUnused(storage, stopping, {
    begin: (limit) => beginRemoval(db, limit),
    forget: (upload) => deleteUpload(db, upload),
  })
}

/** Removes unused files while the app listens. */
export const scheduleUnusedUploadRemoval = (app: ServiceApp, db: Database, storage: FileStorage): void =>
  scheduleRemoval(app, 'unused uploads', (stopping) => removeUnusedUploads(db, storage, stopping))
