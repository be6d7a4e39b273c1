import type { Static } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { validationFailed } from '@/services/shared/problem'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { permitUpload, type UploadPermit } from '@/services/shared/uploads/upload-permit'
import type { UploadInput } from '@/validators/upload'
import {
  downloadAddress,
  objectNameOf,
  readObjectName,
  shownName,
  shownToken,
  storageOrigin,
  type UploadKind,
} from '@/validators/upload-terms'
import { giveUpUploaded, noteUpload, publishUpload } from './service'

export type StorageSettings = Pick<
  Settings<'job-post'>,
  'FIREBASE_STORAGE_BUCKET' | 'FIREBASE_STORAGE_EMULATOR_HOST'
>

/** Whose pictures, of which sort, and the field they are sent in. */
export type PhotoOwner = {
  readonly companyId: string
  readonly kind: Exclude<UploadKind, 'company_document'>
  readonly field: 'photos' | 'logo'
}

/** The object behind the download address of a photo of the company; null for any other address. */
function ownObject(url: string, { companyId, kind }: PhotoOwner, settings: StorageSettings): string | null {
  const origin = storageOrigin(settings.FIREBASE_STORAGE_EMULATOR_HOST)
  const name = objectNameOf(url, origin, settings.FIREBASE_STORAGE_BUCKET)
  const file = name === null ? null : readObjectName(name)
  return file?.kind === kind && file.owner === companyId ? name : null
}

/** The objects behind stored photos; one from another bucket, of an earlier setting, is not ours to hold. */
export function photoObjects(
  photos: readonly string[],
  owner: PhotoOwner,
  settings: StorageSettings,
): string[] {
  return photos.flatMap((url) => ownObject(url, owner, settings) ?? [])
}

/** The address of the copy that is shown. */
export function shownAddress(name: string, settings: StorageSettings): string {
  const origin = storageOrigin(settings.FIREBASE_STORAGE_EMULATOR_HOST)
  return downloadAddress(shownName(name), origin, settings.FIREBASE_STORAGE_BUCKET, shownToken(name))
}

/** What is stored of photos, and the objects behind it, which `holdUploads` keeps. */
type ShownPhotos = { readonly addresses: string[]; readonly names: string[] }

/**
 * What is shown of photos somebody sent: what is shown already, as it is, and the cleaned copies of all others. Refuses
 * photos from anywhere else: a page that shows them must not lead a browser to strangers.
 */
export function photosToShow(
  sent: readonly string[],
  owner: PhotoOwner,
  settings: StorageSettings,
  before: readonly string[] = [],
): ShownPhotos {
  const wanted = sent.map((photo) => {
    const name = ownObject(photo, owner, settings)
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
 * Looks into photos that are to be shown for the first time and makes the copies that will be; rejects with the problem of
 * the first that is none. Answers what was uploaded, for `giveUpPhotos` once the copies are saved with something.
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

/** Takes photos away as they were uploaded, after what shows their copies was saved. Never rejects. */
export const giveUpPhotos = (
  { db, storage }: PhotoParts,
  { companyId }: PhotoOwner,
  uploaded: readonly string[],
): Promise<void> => giveUpUploaded(db, storage, companyId, uploaded)

/** Permits one photo to be uploaded. */
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
