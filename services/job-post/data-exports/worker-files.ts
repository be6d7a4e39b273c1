import type { ExportFile } from '@/services/shared/data-exports/table'
import type { Database } from '@/services/shared/database'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { allOfWorker, ownEvents } from '../applications/own-applications-repository'
import { presentOwn } from '../applications/present'
import type { WorkerProfiles } from '../applications/worker-profile'
import { allInvitesOf } from '../job-post-invites/repository'

type Deps = { readonly db: Database; readonly profiles: WorkerProfiles }

/**
 * What this service keeps about the worker who asks, for the copy the partim service makes of everything else. What a
 * company wrote about them, and the answers it looked for, are the company's.
 */
export async function workerFiles(
  { db, profiles }: Deps,
  uid: string,
  caller: ForwardedCaller,
): Promise<ExportFile[]> {
  const { id: workerId } = await profiles.ask(caller)
  const [applications, events, invites] = await Promise.all([
    allOfWorker(db, uid),
    ownEvents(db, uid),
    allInvitesOf(db, workerId),
  ])
  return [
    {
      name: 'applications.json',
      content: applications.map((stored) => {
        const { id, state, worker, answers, createdAt, movedAt } = stored.application
        const { chosenShifts, assignedShifts } = presentOwn(stored)
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
          ownEvents: events
            .filter(({ applicationId }) => applicationId === id)
            .map(({ event, at }) => ({ event, at })),
        }
      }),
    },
    { name: 'job-post-invites.json', content: invites.map(({ company: _, ...invite }) => invite) },
  ]
}
