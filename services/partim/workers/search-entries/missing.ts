import { and, asc, eq, isNotNull, isNull, ne, notInArray } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { resumes } from '../../tables/resumes'
import { searchEntries } from '../../tables/search-entries'
import { indexWorkers } from './service'

/** Workers who can be found and say where they live, but have no entry: their resumes are older than the search. */
const listMissing = (db: Database, except: readonly string[], limit: number) =>
  db
    .select({ workerId: resumes.workerId })
    .from(resumes)
    .leftJoin(searchEntries, eq(searchEntries.workerId, resumes.workerId))
    .where(
      and(
        isNull(searchEntries.workerId),
        ne(resumes.visibility, 'hidden'),
        isNotNull(resumes.lat),
        isNotNull(resumes.lng),
        notInArray(resumes.workerId, [...except]),
      ),
    )
    .orderBy(asc(resumes.workerId))
    .limit(limit)

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
