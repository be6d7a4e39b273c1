import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { centreOfDistrict, districtAreas } from '@/validators/district-areas'
import { indexWorkers } from '../search-entries/service'
import { listWithoutArea, setArea } from './repository'

const knownDistricts = Object.entries(districtAreas).flatMap(([province, districts]) =>
  Object.keys(districts).map((district) => ({ province, district })),
)

/** Gives resumes the centre of the district they name, where it is missing; answers how many. */
export const addMissingAreas = (db: Database, work: ItemWork): Promise<number> =>
  workThrough(db, work, {
    list: (tx, except, limit) => listWithoutArea(tx, knownDistricts, except, limit),
    idOf: ({ workerId }) => workerId,
    handle: (resume) =>
      db.transaction(async (tx) => {
        const centre = centreOfDistrict(resume.province, resume.district)
        if (centre) await setArea(tx, resume, centre)
        await indexWorkers(tx, [resume.workerId])
      }),
  })

/** Does that when the service starts, and every hour. */
export function scheduleMissingAreas(app: ServiceApp, db: Database): void {
  addRoutine(app, {
    name: 'missing districts',
    everySeconds: 3_600,
    run: (work) => addMissingAreas(db, work),
  })
}
