import { applicantHired, applicationEnded, companyClosed } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { endTalkOf } from '../../talk/leaving/service'
import { forgetNotesOf } from '../../workers/notes/service'
import { endInterviewsOf, endInterviewsOfApplication, endInterviewsOfHired } from './service'

/** Ends what a closed company had to do with workers: its interviews first, while it is still known who they are with. */
export const closedCompanySubscription = subscribe(companyClosed, async (tx, { about: { companyId } }) => {
  await endInterviewsOf(tx, companyId)
  await endTalkOf(tx, companyId)
  await forgetNotesOf(tx, companyId)
})

/** Ends the interviews that were to come for an application that ended. */
export const endedApplicationSubscription = subscribe(
  applicationEnded,
  (tx, { about: { companyId }, facts: { endedBy, ...application } }) =>
    endInterviewsOfApplication(tx, endedBy, { companyId, ...application }),
)

/** Ends the interviews that were to come for a job that their worker has. */
export const hiredApplicantSubscription = subscribe(
  applicantHired,
  (tx, { about: { companyId }, facts: application }) =>
    endInterviewsOfHired(tx, { companyId, ...application }),
)
