import type { ExportPart } from '@/services/shared/data-exports/service'
import { sharedParts } from '@/services/shared/data-exports/shared-parts'
import { choicesOf, notificationsOf } from '../../platform/notifications/service'
import { favouriteRecords } from '../../workers/favourites/service'
import { resumeRecords } from '../../workers/resumes/service'
import { shownRecords } from '../../workers/shown-workers/service'
import { workerRecord } from '../../workers/workers/service'

/** Everything stored about a worker; intro videos will be added here when they exist. */
export const workerParts: readonly ExportPart[] = [
  ...sharedParts,
  { name: 'worker.json', collect: workerRecord },
  { name: 'resume.json', collect: resumeRecords },
  { name: 'favourites.json', collect: favouriteRecords },
  { name: 'shown-to.json', collect: shownRecords },
  { name: 'notifications.json', collect: notificationsOf },
  { name: 'notification-choices.json', collect: choicesOf },
]
