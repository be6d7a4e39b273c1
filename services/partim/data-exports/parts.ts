import type { ExportPart } from '@/services/shared/data-exports/service'
import { sharedParts } from '@/services/shared/data-exports/shared-parts'
import { favouriteRecords } from '../favourites/service'
import { resumeRecords } from '../resumes/service'
import { shownRecords } from '../shown-workers/service'
import { workerRecord } from '../workers/service'

/** Everything kept about a worker; intro videos are listed as soon as there are any. */
export const workerParts: readonly ExportPart[] = [
  ...sharedParts,
  { name: 'worker.json', collect: workerRecord },
  { name: 'resume.json', collect: resumeRecords },
  { name: 'favourites.json', collect: favouriteRecords },
  { name: 'shown-to.json', collect: shownRecords },
]
