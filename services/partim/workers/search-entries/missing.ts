import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { listMissing } from './repository'
import { indexWorkers } from './service'

/** Adds what the search lacks; answers of how many workers. */
export const addMissingEntries = (db: Database, work: ItemWork): Promise<number> =>
  workThrough(db, work, {
    list: listMissing,
    idOf: ({ workerId }) => workerId,
    handle: ({ workerId }) => db.transaction((tx) => indexWorkers(tx, [workerId])),
  })

/** Does that when the service starts, and every hour. */
export function scheduleMissingEntries(app: ServiceApp, db: Database): void {
  addRoutine(app, {
    name: 'missing search entries',
    everySeconds: 3_600,
    run: (work) => addMissingEntries(db, work),
  })
}
