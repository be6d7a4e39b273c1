import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { dropped, handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { workerLeaves, workerStays } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { liveStates } from '@/validators/states/application'
import { keysOfWorker } from '../../hiring/applications/own-applications-repository'
import { findApplication } from '../../hiring/applications/repository'
import { giveBackComing } from '../../hiring/applications/worker-answers'
import { lockJobPost } from '../../hiring/job-posts/repository'
import { forgetLeaving, noteLeaving } from './repository'

/** One for each application, so that no transaction waits for the posts of several companies. */
const giveBackOfLeaver = jobKind(
  'give_back_of_leaver',
  { companyId: Type.String(), id: Type.String(), jobPostId: Type.String() },
  { concurrency: 4 },
)

/**
 * Nobody is to expect who asks for the removal of their account: they give the shifts they have not begun back at once, not when
 * it is removed, and nobody makes them an offer until they keep it after all.
 */
export const leavingWorkerSubscription = subscribe(workerLeaves, async (tx, { about: { workerUid } }) => {
  await noteLeaving(tx, workerUid)
  // Also those that are not hired yet: one of them may just be.
  await enqueueAll(tx, giveBackOfLeaver, await keysOfWorker(tx, workerUid, liveStates))
})

export const stayingWorkerSubscription = subscribe(workerStays, (tx, { about: { workerUid } }) =>
  forgetLeaving(tx, workerUid),
)

/** Gives back the shifts to come of workers who leave. */
export const leavingWorkerJobs = (db: Database): JobHandler[] => [
  handle(giveBackOfLeaver, ({ jobPostId, ...key }) =>
    db.transaction(async (tx) => {
      const post = await lockJobPost(tx, { companyId: key.companyId, branchIds: null }, jobPostId)
      const application = post && (await findApplication(tx, key))
      if (!post || !application || !(await giveBackComing(tx, post, application))) return dropped
    }),
  ),
]
