import { retention } from '@/validators/retention'
import type { FieldError } from '../problem'
import { addRoutine } from '../routine'
import type { ServiceApp } from '../service'
import type { FileStorage } from '../storage/file-storage'

const batchSize = 20
/** How many files one turn removes, so that it does not delay the instance's other work. */
const limitOfTurn = 500

/** A list of files in the storage, of which some are used by nothing. */
type FileList<File> = {
  /** Begins the removal of at most `limit` unused files; each must go to one caller only. */
  readonly begin: (limit: number) => Promise<File[]>
  /** Takes a removed file off the list. */
  readonly forget: (file: File) => Promise<void>
}

export type Removed = { readonly removed: number; readonly failed: number }

/**
 * Removes unused files, first from the bucket and then from the list. A removal that the storage does not confirm stays
 * on the list and is retried in a later turn. Any number of instances may run it at the same time.
 */
export async function removeUnused<File extends { readonly objectName: string }>(
  storage: FileStorage,
  stopping: AbortSignal,
  { begin, forget }: FileList<File>,
): Promise<Removed> {
  let [removed, failed] = [0, 0]
  while (removed + failed < limitOfTurn && !stopping.aborted) {
    const batch = await begin(batchSize)
    const outcomes = await Promise.allSettled(
      batch.map(async (file) => {
        await storage.remove(file.objectName, stopping)
        await forget(file)
      }),
    )
    const succeeded = outcomes.filter(({ status }) => status === 'fulfilled').length
    removed += succeeded
    failed += batch.length - succeeded
    // A storage that refuses a whole batch is down, so a later turn continues.
    if (batch.length < batchSize || succeeded === 0) break
  }
  return { removed, failed }
}

/** Removes unused files every quarter of an hour while the app listens; `name` says which ones. */
export function scheduleRemoval(
  app: ServiceApp,
  name: string,
  remove: (stopping: AbortSignal) => Promise<Removed>,
): void {
  addRoutine(app, {
    name,
    everySeconds: 900,
    run: async ({ log, stopping }) => {
      const done = await remove(stopping)
      if (done.failed > 0) log.warn(done, `${name} removed, not all`)
      else if (done.removed > 0) log.info(done, `${name} removed`)
    },
  })
}

/** The fault of a field whose file was removed, because nothing showed it for too long. */
export const uploadExpired = (field: string): FieldError => ({
  field,
  rule: 'upload_expired',
  params: { hours: retention.unusedUpload.count },
})
