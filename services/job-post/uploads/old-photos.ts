import type { RoutineWork } from '@/services/shared/routine'
import { addRoutine } from '@/services/shared/routine'
import { workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { readObjectName } from '@/validators/upload-terms'
import { type PhotoParts, shownAddress } from './photos'
import { listShownAsUploaded, type Upload } from './repository'
import { replaceByCopy } from './service'

/** A turn cleans no more than this: each one is read, looked into and written. */
const mostOfTurn = 200

type CleaningWork = Pick<RoutineWork, 'name' | 'log' | 'stopping'>

/**
 * Shows the cleaned copies of photos that were stored when photos were still shown as they were uploaded. Answers how many
 * were dealt with; what cannot be cleaned is shown no more, and named in the log.
 */
export async function cleanOldPhotos(parts: PhotoParts, work: CleaningWork): Promise<number> {
  const { db, storage, settings } = parts
  return workThrough(db, work, {
    list: listShownAsUploaded,
    idOf: ({ objectName }: Upload) => objectName,
    atMost: mostOfTurn,
    handle: async (photo) => {
      const kind = readObjectName(photo.objectName)?.kind
      if (!kind) throw new Error('this is no photo')
      const fault = await replaceByCopy(db, storage, photo, kind, (copy) => shownAddress(copy, settings))
      if (fault)
        work.log.error({ photo: photo.objectName, fault }, 'a photo cannot be cleaned and is taken out')
    },
  })
}

/** Does so every quarter of an hour while the app listens. */
export function scheduleOldPhotoCleaning(app: ServiceApp, parts: PhotoParts): void {
  addRoutine(app, {
    name: 'clean old photos',
    everySeconds: 900,
    run: async (work) => {
      const cleaned = await cleanOldPhotos(parts, work)
      if (cleaned > 0) work.log.info({ cleaned }, 'photos are shown by their cleaned copies')
    },
  })
}
