import type { Settings } from '@/lib/config/settings'
import {
  downloadAddress,
  objectNameOf,
  readObjectName,
  shownName,
  shownToken,
  storageOrigin,
  type UploadKind,
} from '@/validators/upload-terms'

export type StorageSettings = Pick<
  Settings<'job-post'>,
  'FIREBASE_STORAGE_BUCKET' | 'FIREBASE_STORAGE_EMULATOR_HOST'
>

/** The address of the public copy of an uploaded photo. */
export function shownAddress(name: string, settings: StorageSettings): string {
  const origin = storageOrigin(settings.FIREBASE_STORAGE_EMULATOR_HOST)
  return downloadAddress(shownName(name), origin, settings.FIREBASE_STORAGE_BUCKET, shownToken(name))
}

/** The object behind a download address, if it is this owner's file of this kind; null for any other address. */
export function ownObject(
  url: string,
  { kind, owner }: { readonly kind: UploadKind; readonly owner: string },
  settings: StorageSettings,
): string | null {
  const origin = storageOrigin(settings.FIREBASE_STORAGE_EMULATOR_HOST)
  const name = objectNameOf(url, origin, settings.FIREBASE_STORAGE_BUCKET)
  const file = name === null ? null : readObjectName(name)
  return file?.kind === kind && file.owner === owner ? name : null
}
