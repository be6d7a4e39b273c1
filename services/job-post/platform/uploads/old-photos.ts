import type { RoutineWork } from '@/services/shared/routine'
import { addRoutine } from '@/services/shared/routine'
import { workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { shownAddress } from '@/services/shared/uploads/shown-address'
import { readObjectName } from '@/validators/upload-terms'
import type { PhotoParts } from './photos'
import { listShownAsUploaded, type Upload } from './repository'
import { replaceByCopy } from './service'

/** How many photos one turn cleans: each one is read, checked and written. */
const mostOfTurn = 200

type CleaningWork = Pick<RoutineWork, 'name' | 'log' | 'stopping'>

/**
 * Replaces photos from the time when uploads were shown unchanged by their cleaned copies. Answers how many were
 * handled; one that cannot be cleaned is no longer shown, and is named in the log.
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

/** Cleans old photos every quarter of an hour while the app listens. */
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
