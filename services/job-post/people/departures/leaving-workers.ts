import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { dropped, handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { workerLeaves, workerStays } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { fits, liveStates, nextState } from '@/validators/states/application'
import { giveAddedShifts } from '../../hiring/applications/added-shifts'
import { keysOfWorker } from '../../hiring/applications/own-applications-repository'
import { findApplication } from '../../hiring/applications/repository'
import { progressOfApplication } from '../../hiring/applications/terms'
import { giveBackComing, moveByWorker } from '../../hiring/applications/worker-answers'
import { lockJobPost } from '../../hiring/job-posts/repository'
import { forgetLeaving, holdLeaving, noteLeaving } from './repository'

const ofApplication = { companyId: Type.String(), id: Type.String(), jobPostId: Type.String() }

/** One for each application, so that no transaction waits for the posts of several companies. */
const giveBackOfLeaver = jobKind('give_back_of_leaver', ofApplication, { concurrency: 4 })
const giveAddedToStayer = jobKind('give_added_to_stayer', ofApplication, { concurrency: 4 })

/**
 * Nobody is to expect who asks for the removal of their account: they give the shifts they have not begun back and decline what
 * they are offered at once, not when it is removed, and nobody makes them an offer until they keep it after all.
 */
export const leavingWorkerSubscription = subscribe(workerLeaves, async (tx, { about: { workerUid } }) => {
  await noteLeaving(tx, workerUid)
  // Also those that are not hired yet: one of them may just be.
  await enqueueAll(tx, giveBackOfLeaver, await keysOfWorker(tx, workerUid, liveStates))
})

/** Who keeps the account is expected again: also in the shifts that were added meanwhile to the jobs that they still have. */
export const stayingWorkerSubscription = subscribe(workerStays, async (tx, { about: { workerUid } }) => {
  await forgetLeaving(tx, workerUid)
  await enqueueAll(tx, giveAddedToStayer, await keysOfWorker(tx, workerUid, ['hired']))
})

/** Declines the offer of a locked post that a worker may not accept any more; false when there is none. */
const declineOffer: typeof giveBackComing = async (tx, post, application) => {
  const to = nextState(application.state, 'decline', 'worker')
  if (!to || !fits('decline', progressOfApplication(post, application))) return false
  await moveByWorker(tx, post, application, { event: 'decline', to })
  return true
}

/**
 * An attempt that comes late finds that they stay: what they have by then they come to. One under way ends before they stay, so
 * that nothing is given back of who keeps the account.
 */
const giveBackOfWhoLeaves: typeof giveBackComing = async (tx, post, application) =>
  application.workerUid !== null &&
  (await holdLeaving(tx, application.workerUid)) &&
  ((await declineOffer(tx, post, application)) || (await giveBackComing(tx, post, application)))

/** Gives back the shifts to come of workers who leave, and those added meanwhile to who stays. */
export const leavingWorkerJobs = (db: Database): JobHandler[] =>
  (
    [
      [giveBackOfLeaver, giveBackOfWhoLeaves],
      [giveAddedToStayer, giveAddedShifts],
    ] as const
  ).map(([kind, give]) =>
    handle(kind, ({ jobPostId, ...key }) =>
      db.transaction(async (tx) => {
        const post = await lockJobPost(tx, { companyId: key.companyId, branchIds: null }, jobPostId)
        const application = post && (await findApplication(tx, key))
        if (!post || !application || !(await give(tx, post, application))) return dropped
      }),
    ),
  )
