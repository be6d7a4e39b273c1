import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { type Removed, removeUnused, scheduleRemoval } from '@/services/shared/uploads/removal'
import { beginFileRemoval, deleteFileRow } from './repository'

type FileParts = { readonly db: Database; readonly storage: FileStorage }

/** Removes files at once that no message carries; those that the storage keeps are removed by the routine later. */
export async function removeNow({ db, storage }: FileParts, objectName: string): Promise<void> {
  await Promise.allSettled([storage.remove(objectName).then(() => deleteFileRow(db, objectName))])
}

/** Removes files that no message carries. */
export const removeUnusedFiles = ({ db, storage }: FileParts, stopping: AbortSignal): Promise<Removed> =>
  removeUnused(storage, stopping, {
    begin: (limit) => beginFileRemoval(db, limit),
    forget: ({ objectName }) => deleteFileRow(db, objectName),
  })

/** Removes unused files of messages while the app listens. */
export const scheduleFileRemoval = (app: ServiceApp, parts: FileParts): void =>
  scheduleRemoval(app, 'unused files of messages', (stopping) => removeUnusedFiles(parts, stopping))
