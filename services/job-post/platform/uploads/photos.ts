import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { validationFailed } from '@/services/shared/problem'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { ownObject, type StorageSettings, shownAddress } from '@/services/shared/uploads/shown-address'
import { permitUpload, type UploadPermit } from '@/services/shared/uploads/upload-permit'
import type { UploadInput } from '@/validators/upload'
import { shownName, type UploadKind } from '@/validators/upload-terms'
import { giveUpUploaded, noteUpload, publishUpload } from './service'

/** The company and kind of photos, and the field they are sent in. */
export type PhotoOwner = {
  readonly companyId: string
  readonly kind: Extract<UploadKind, 'branch_photo' | 'job_post_photo' | 'company_logo'>
  readonly field: 'photos' | 'logo'
}

const ownPhoto = (url: string, { kind, companyId }: PhotoOwner, settings: StorageSettings): string | null =>
  ownObject(url, { kind, owner: companyId }, settings)

/** The objects behind stored photos, without those in another bucket from an earlier setting. */
export function photoObjects(
  photos: readonly string[],
  owner: PhotoOwner,
  settings: StorageSettings,
): string[] {
  return photos.flatMap((url) => ownPhoto(url, owner, settings) ?? [])
}

/** The stored addresses of photos, and the objects behind them, which `holdUploads` keeps. */
type ShownPhotos = { readonly addresses: string[]; readonly names: string[] }

/**
 * The addresses to store for the photos sent: those already shown stay as they are, others become the addresses of
 * their cleaned copies. Photos from anywhere else are refused, because a page must not make browsers load files from
 * strangers.
 */
export function photosToShow(
  sent: readonly string[],
  owner: PhotoOwner,
  settings: StorageSettings,
  before: readonly string[] = [],
): ShownPhotos {
  const wanted = sent.map((photo) => {
    const name = ownPhoto(photo, owner, settings)
    if (name === null) throw validationFailed([{ field: owner.field, rule: 'uploaded', params: {} }])
    return before.includes(photo) ? photo : shownAddress(name, settings)
  })
  const addresses = [...new Set(wanted)]
  return { addresses, names: photoObjects(addresses, owner, settings) }
}

export type PhotoParts = {
  readonly db: Database
  readonly storage: FileStorage
  readonly settings: StorageSettings
}

/**
 * Checks photos that will be shown for the first time and makes their public copies; rejects with the problem of the
 * first invalid one. Answers the uploaded objects, for `giveUpPhotos` once the copies are saved with something.
 */
export async function publishPhotos(
  { db, storage, settings }: PhotoParts,
  owner: PhotoOwner,
  photos: readonly string[],
  before: readonly string[] = [],
): Promise<string[]> {
  const added = photos.filter((photo) => !before.includes(photo))
  const uploaded = photoObjects(added, owner, settings).filter((name) => shownName(name) !== name)
  for (const objectName of uploaded) {
    await publishUpload(db, storage, { companyId: owner.companyId, objectName }, owner.kind)
  }
  return uploaded
}

/** Removes the uploaded originals, after the record that shows their copies was saved. Never rejects. */
export const giveUpPhotos = (
  { db, storage }: PhotoParts,
  { companyId }: PhotoOwner,
  uploaded: readonly string[],
): Promise<void> => giveUpUploaded(db, storage, companyId, uploaded)

/** Permits the upload of one photo. */
export async function permitPhoto(
  db: Database,
  identity: IdentityProvider,
  { companyId, kind }: PhotoOwner,
  input: UploadInput,
): Promise<Static<typeof UploadPermit>> {
  const permit = await permitUpload(identity, kind, companyId, input)
  await noteUpload(db, { companyId, objectName: `${permit.path}/${permit.fileName}` })
  return permit
}
