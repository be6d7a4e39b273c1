import type { ExportPart } from '@/services/shared/data-exports/service'
import { sharedParts } from '@/services/shared/data-exports/shared-parts'
import { interviewRecords } from '../../interviews/copies/service'
import { choicesOf, notificationsOf } from '../../platform/notifications/service'
import { conversationRecords, reportRecords } from '../../talk/copies/service'
import { certificateRecords } from '../../workers/certificates/service'
import { favouriteRecords } from '../../workers/favourites/service'
import { videoRecords } from '../../workers/intro-videos/service'
import { noteRecords } from '../../workers/notes/service'
import { hiddenFrom, viewRecords } from '../../workers/resume-readers/service'
import { resumeRecords } from '../../workers/resumes/service'
import { findRecords } from '../../workers/saved-searches/service'
import { shownRecords } from '../../workers/shown-workers/service'
import { ownUnlocks } from '../../workers/unlocks/contact'
import { workerRecord } from '../../workers/workers/service'

/** Everything stored about a worker. */
export const workerParts: readonly ExportPart[] = [
  ...sharedParts,
  { name: 'worker.json', collect: workerRecord },
  { name: 'resume.json', collect: resumeRecords },
  { name: 'certificates.json', collect: certificateRecords },
  { name: 'intro-videos.json', collect: videoRecords },
  { name: 'resume-readers.json', collect: viewRecords },
  { name: 'hidden-from.json', collect: hiddenFrom },
  { name: 'favourites.json', collect: favouriteRecords },
  { name: 'saved-search-finds.json', collect: findRecords },
  { name: 'shown-to.json', collect: shownRecords },
  { name: 'unlocks.json', collect: ownUnlocks },
  { name: 'worker-notes.json', collect: noteRecords },
  { name: 'conversations.json', collect: conversationRecords },
  { name: 'interviews.json', collect: interviewRecords },
  { name: 'talk-reports.json', collect: reportRecords },
  { name: 'notifications.json', collect: notificationsOf },
  { name: 'notification-choices.json', collect: choicesOf },
]
