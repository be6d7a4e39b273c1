import type { ExportFile } from '@/services/shared/data-exports/table'
import type { Database } from '@/services/shared/database'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { allOfWorker, ownEvents, ownReasons } from '../../hiring/applications/own-applications-repository'
import { presentOwn } from '../../hiring/applications/present-own'
import { allInvitesOf } from '../../hiring/job-post-invites/repository'
import type { WorkerProfiles } from '../../hiring/own-applications/worker-profile'

type Deps = { readonly db: Database; readonly profiles: WorkerProfiles }

/**
 * What this service stores about the calling worker, for the copy that the partim service makes of all their data. A
 * company's notes about them, and the answers it wanted, belong to the company.
 */
export async function workerFiles(
  { db, profiles }: Deps,
  uid: string,
  caller: ForwardedCaller,
): Promise<ExportFile[]> {
  const { id: workerId } = await profiles.ask(caller)
  const [applications, events, reasons, invites] = await Promise.all([
    allOfWorker(db, uid),
    ownEvents(db, uid),
    ownReasons(db, uid),
    allInvitesOf(db, workerId),
  ])
  return [
    {
      name: 'applications.json',
      content: applications.map((stored) => {
        const { id, state, worker, answers, oldTerms, createdAt, movedAt } = stored.application
        const { chosenShifts, assignedShifts, givenBack } = presentOwn(stored)
        const reasonOf = (shiftId: string) =>
          reasons.find((one) => one.applicationId === id && one.shiftId === shiftId)?.reason ?? null
        return {
          id,
          post: stored.post,
          sentAt: createdAt,
          sent: worker,
          chosenShifts,
          answers: answers.map(({ question, answer }) => ({ question, answer })),
          state,
          stateSince: movedAt,
          assignedShifts,
          // Agreed on, where the post has others by now.
          oldTerms,
          givenBack: givenBack.map((shift) => ({ ...shift, reason: reasonOf(shift.id) })),
          ownEvents: events
            .filter(({ applicationId }) => applicationId === id)
            .map(({ event, at }) => ({ event, at })),
        }
      }),
    },
    { name: 'job-post-invites.json', content: invites.map(({ company: _, ...invite }) => invite) },
  ]
}
