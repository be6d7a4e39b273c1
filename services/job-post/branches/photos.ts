import type { Settings } from '@/lib/config/settings'
import { validationFailed } from '@/services/shared/problem'
import { objectNameOf, readObjectName, storageOrigin } from '@/validators/upload-terms'

export type StorageSettings = Pick<
  Settings<'job-post'>,
  'FIREBASE_STORAGE_BUCKET' | 'FIREBASE_STORAGE_EMULATOR_HOST'
>

/** True for the download address of a branch photo the company uploaded, and for no other address. */
export function isOwnPhoto(url: string, companyId: string, settings: StorageSettings): boolean {
  const origin = storageOrigin(settings.FIREBASE_STORAGE_EMULATOR_HOST)
  const name = objectNameOf(url, origin, settings.FIREBASE_STORAGE_BUCKET)
  const file = name === null ? null : readObjectName(name)
  return file?.kind === 'branch_photo' && file.owner === companyId
}

/** Refuses photos from anywhere else: a page that shows them must not lead a browser to strangers. */
export function requireOwnPhotos(photos: readonly string[], companyId: string, settings: StorageSettings) {
  if (photos.every((url) => isOwnPhoto(url, companyId, settings))) return
  throw validationFailed([{ field: 'photos', rule: 'uploaded', params: {} }])
}
