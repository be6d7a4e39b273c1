import { createHash } from 'node:crypto'
import type { UploadInput } from '@/validators/upload'
import { readObjectName, shownName, uploadTerms } from '@/validators/upload-terms'
import type { Database } from '../database'
import type { IdentityProvider } from '../identity/provider'
import { orUnavailable, Problem, validationFailed } from '../problem'
import type { ServiceApp } from '../service'
import type { FileStorage } from '../storage/file-storage'
import { inspectFile } from '../uploads/inspect-file'
import { type Removed, removeUnused, scheduleRemoval, uploadExpired } from '../uploads/removal'
import { ownObject, type StorageSettings, shownAddress } from '../uploads/shown-address'
import { permitUpload } from '../uploads/upload-permit'
import { writeShown } from '../uploads/write-shown'
import { audit } from './parts'
import {
  beginPhotoRemoval,
  deletePhotoRow,
  holdPhoto,
  insertPhoto,
  isListed,
  lockPhotoUrl,
  releasePhotos,
  setPhotoUrl,
} from './photo-repository'
import type { Account } from './repository'

export type ProfilePhotoParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'uploadToken'>
  readonly storage: FileStorage
  readonly settings: StorageSettings
}

const kind = 'profile_photo'

/** The folder of a person's photos and other files: others see its name in addresses, so it does not tell the uid. */
export const folderOf = (uid: string): string =>
  createHash('sha256').update(`profile photo ${uid}`).digest('hex').slice(0, 32)

const ownPhoto = (url: string, uid: string, settings: StorageSettings): string | null =>
  ownObject(url, { kind, owner: folderOf(uid) }, settings)

/** Permits the upload of one photo of the person themselves. */
export async function permitProfilePhoto(
  { db, identity }: ProfilePhotoParts,
  uid: string,
  input: UploadInput,
) {
  const permit = await permitUpload(identity, kind, folderOf(uid), input)
  await insertPhoto(db, uid, `${permit.path}/${permit.fileName}`)
  return permit
}

const expired = () => validationFailed([uploadExpired('photo')])

/** Removes files at once that were released; those that the storage keeps are removed by the routine later. */
export async function removeNow(
  { db, storage }: Pick<ProfilePhotoParts, 'db' | 'storage'>,
  names: readonly string[],
): Promise<void> {
  await Promise.allSettled(
    names.map(async (name) => {
      await storage.remove(name)
      await deletePhotoRow(db, name)
    }),
  )
}

/**
 * Shows an uploaded photo as the person's own: it is inspected, and its cleaned copy is what others load. The photo shown
 * before is removed from the storage. Answers the address of the copy; a photo that is shown already stays as it is.
 */
export async function showProfilePhoto(
  parts: ProfilePhotoParts,
  { uid, photoUrl }: Account,
  url: string,
  requestId: string,
): Promise<string> {
  const { db, settings } = parts
  const name = ownPhoto(url, uid, settings)
  if (name === null) throw validationFailed([{ field: 'photo', rule: 'uploaded', params: {} }])
  const [copy, address] = [shownName(name), shownAddress(name, settings)]
  // A repeated request, perhaps after a lost answer.
  if (photoUrl === address) return address
  if (copy === name || !(await isListed(db, uid, name))) throw expired()
  await writeCopy(parts, uid, name)
  const released = await db.transaction(async (tx) => {
    const before = await lockPhotoUrl(tx, uid)
    if (before === undefined) throw new Problem(404, 'not_registered')
    if (!(await holdPhoto(tx, uid, copy))) throw expired()
    const shown = before === null ? null : ownPhoto(before, uid, settings)
    const names = [name, ...(shown && shown !== copy ? [shown] : [])]
    await releasePhotos(tx, uid, names)
    await setPhotoUrl(tx, uid, address)
    await audit(tx, 'account.photo_shown', { uid, requestId })
    return names
  })
  await removeNow(parts, released)
  return address
}

/** Inspects an upload and stores its cleaned copy where anybody can read it; a bad file is refused and removed. */
async function writeCopy(parts: ProfilePhotoParts, uid: string, name: string): Promise<void> {
  const { db, storage } = parts
  const file = readObjectName(name)
  const bytes = await orUnavailable(storage.read(name, uploadTerms[kind].maxBytes))
  if (!file || !bytes) throw new Problem(422, 'file_not_found')
  const inspection = inspectFile(bytes, kind, file.fileType)
  if (inspection.fault !== null) {
    await releasePhotos(db, uid, [name])
    await removeNow(parts, [name])
    throw new Problem(422, inspection.fault)
  }
  const copy = shownName(name)
  await insertPhoto(db, uid, copy)
  await writeShown(storage, copy, inspection.bytes, file.fileType)
}

/** Takes the person's photo away, from their account and from the storage. */
export async function removeProfilePhoto(
  parts: ProfilePhotoParts,
  { uid }: Account,
  requestId: string,
): Promise<void> {
  const { db, settings } = parts
  const released = await db.transaction(async (tx) => {
    const before = await lockPhotoUrl(tx, uid)
    if (!before) return []
    const shown = ownPhoto(before, uid, settings)
    const names = shown === null ? [] : [shown]
    await releasePhotos(tx, uid, names)
    await setPhotoUrl(tx, uid, null)
    await audit(tx, 'account.photo_removed', { uid, requestId })
    return names
  })
  await removeNow(parts, released)
}

/** Removes photos that nobody shows. */
export const removeUnusedPhotos = (
  { db, storage }: Pick<ProfilePhotoParts, 'db' | 'storage'>,
  stopping: AbortSignal,
): Promise<Removed> =>
  removeUnused(storage, stopping, {
    begin: (limit) => beginPhotoRemoval(db, limit),
    forget: ({ objectName }) => deletePhotoRow(db, objectName),
  })

/** Removes unused photos while the app listens. */
export const schedulePhotoRemoval = (
  app: ServiceApp,
  parts: Pick<ProfilePhotoParts, 'db' | 'storage'>,
): void => scheduleRemoval(app, 'unused profile photos', (stopping) => removeUnusedPhotos(parts, stopping))
