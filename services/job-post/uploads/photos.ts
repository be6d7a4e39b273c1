import type { Static } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { validationFailed } from '@/services/shared/problem'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { permitUpload, type UploadPermit } from '@/services/shared/uploads/upload-permit'
import type { UploadInput } from '@/validators/upload'
import { objectNameOf, readObjectName, storageOrigin, type UploadKind } from '@/validators/upload-terms'
import { inspectUploads, noteUpload } from './service'

export type StorageSettings = Pick<
  Settings<'job-post'>,
  'FIREBASE_STORAGE_BUCKET' | 'FIREBASE_STORAGE_EMULATOR_HOST'
>

/** Whose pictures, and of which sort. */
export type PhotoOwner = { readonly companyId: string; readonly kind: UploadKind }

/** The object behind the download address of a photo the company uploaded; null for any other address. */
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

/**
 * The objects behind photos somebody sent. Refuses photos from anywhere else: a page that shows them must not lead a
 * browser to strangers.
 */
export function requireOwnPhotos(
  photos: readonly string[],
  owner: PhotoOwner,
  settings: StorageSettings,
): string[] {
  const names = photoObjects(photos, owner, settings)
  if (names.length === photos.length) return names
  throw validationFailed([{ field: 'photos', rule: 'uploaded', params: {} }])
}

type PhotoParts = { readonly db: Database; readonly storage: FileStorage; readonly settings: StorageSettings }

/** Looks into photos that are to be shown for the first time; rejects with the problem of the first that is none. */
export async function inspectPhotos(
  { db, storage, settings }: PhotoParts,
  owner: PhotoOwner,
  photos: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const added = photos.filter((photo) => !before.includes(photo))
  await inspectUploads(db, storage, owner.companyId, owner.kind, photoObjects(added, owner, settings))
}

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
