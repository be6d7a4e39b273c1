import type { Settings } from '@/lib/config/settings'
import { validationFailed } from '@/services/shared/problem'
import { objectNameOf, readObjectName, storageOrigin } from '@/validators/upload-terms'

export type StorageSettings = Pick<
  Settings<'job-post'>,
  'FIREBASE_STORAGE_BUCKET' | 'FIREBASE_STORAGE_EMULATOR_HOST'
>

/** The object behind the download address of a branch photo the company uploaded; null for any other address. */
function ownObject(url: string, companyId: string, settings: StorageSettings): string | null {
  const origin = storageOrigin(settings.FIREBASE_STORAGE_EMULATOR_HOST)
  const name = objectNameOf(url, origin, settings.FIREBASE_STORAGE_BUCKET)
  const file = name === null ? null : readObjectName(name)
  return file?.kind === 'branch_photo' && file.owner === companyId ? name : null
}

/** The objects behind a branch's stored photos; one from another bucket, of an earlier setting, is not ours to hold. */
export function photoObjects(
  photos: readonly string[],
  companyId: string,
  settings: StorageSettings,
): string[] {
  return photos.flatMap((url) => ownObject(url, companyId, settings) ?? [])
}

/**
 * The objects behind photos somebody sent. Refuses photos from anywhere else: a page that shows them must not lead a
 * browser to strangers.
 */
export function requireOwnPhotos(
  photos: readonly string[],
  companyId: string,
  settings: StorageSettings,
): string[] {
  const names = photoObjects(photos, companyId, settings)
  if (names.length === photos.length) return names
  throw validationFailed([{ field: 'photos', rule: 'uploaded', params: {} }])
}
