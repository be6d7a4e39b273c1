import type { Settings } from '@/lib/config/settings'
import { validationFailed } from '@/services/shared/problem'
import { objectNameOf, readObjectName, storageOrigin } from '@/validators/upload-terms'

export type StorageSettings = Pick<
  Settings<'job-post'>,
  'FIREBASE_STORAGE_BUCKET' | 'FIREBASE_STORAGE_EMULATOR_HOST'
>

/** The object behind the download address of a logo the company uploaded; none for any other address. */
export function logoObjects(url: string | null, companyId: string, settings: StorageSettings): string[] {
  const origin = storageOrigin(settings.FIREBASE_STORAGE_EMULATOR_HOST)
  const name = url === null ? null : objectNameOf(url, origin, settings.FIREBASE_STORAGE_BUCKET)
  const file = name === null ? null : readObjectName(name)
  return name !== null && file?.kind === 'company_logo' && file.owner === companyId ? [name] : []
}

/** The same of what somebody sent; a page that shows it must not lead a browser to strangers. */
export function requireOwnLogo(
  logo: readonly string[],
  companyId: string,
  settings: StorageSettings,
): string[] {
  const names = logo.flatMap((url) => logoObjects(url, companyId, settings))
  if (names.length === logo.length) return names
  throw validationFailed([{ field: 'logo', rule: 'uploaded', params: {} }])
}
