import type { Database } from '@/services/shared/database'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { type ApplicationState, openStates } from '@/validators/states/application'
import type { PostKey } from './application-keys'
import { publishEnded } from './ended'
import { forgetReadLosses, moveAll, noteTakenBack } from './moves-repository'
import { listAsked, listKeys, listMet, listUntoldEnds } from './repository'
import {
  settleAnswersTo,
  settleApplicants,
  settleApplications,
  settleInvites,
  settleLostPlaces,
  settleOffers,
  settleTermsAsked,
} from './settled-notices'
import { enqueueTakenBack, enqueueTelling } from './telling'
import { areOldTermsOver, listCompletedNow } from './work-done-repository'

/**
 * Expires the applications of a post that ends; whom the company was to meet by them has to be known elsewhere. Nobody is asked
 * any more to open applicants, to replace somebody, or to answer an invitation. Who worked is told of with those: subjects of two
 * publications are in no common order, so that two posts that end at once could wait for each other.
 */
async function expire(
  tx: Database,
  post: PostKey,
  states: readonly ApplicationState[],
  worked: Awaited<ReturnType<typeof listMet>> = [],
): Promise<void> {
  const met = await listMet(tx, post, states)
  const ended = await listKeys(tx, post, states)
  await forgetReadLosses(tx, post, states)
  await moveAll(tx, post, states, { event: 'expire', to: 'expired' })
  await publish(tx, applicantChanged, ...worked, ...met)
  await publishEnded(tx, ...ended)
  await settleApplicants(tx, post)
  await settleLostPlaces(tx, post)
  await settleInvites(tx, post)
}

/**
 * Ends the applications of a post, in the transaction that ends the post: undecided ones expire, and hired ones stay
 * hired unless the work itself is cancelled. Whoever loses an offer or the job by it is told at once, and everybody else as of
 * any decision.
 */
export async function endApplications(tx: Database, post: PostKey, isCancelled: boolean): Promise<void> {
  const states = isCancelled ? ([...openStates, 'hired'] as const) : openStates
  await expire(tx, post, states)
  const { companyId } = post
  const ended = await noteTakenBack(tx, post)
  const lost = ended.flatMap(({ id, takenBack }) =>
    takenBack ? [{ companyId, id, state: 'expired' as const, takenBack }] : [],
  )
  await enqueueTakenBack(tx, ...lost)
  await settleOffers(tx, ...ended.filter(({ takenBack }) => takenBack === 'offered'))
  await settleTermsAsked(tx, ...ended.filter(({ oldTerms }) => oldTerms !== null))
  await settleAnswersTo(tx, post, isCancelled)
  await enqueueTelling(tx, ...(await listUntoldEnds(tx, post)))
}

/** Ends the applications of a post after its last shift: hired ones whose work is over are completed, undecided ones expire. */
export async function completeApplications(tx: Database, post: PostKey): Promise<void> {
  const asked = await listAsked(tx, post, areOldTermsOver)
  const worked = await listMet(tx, post, ['hired'])
  await moveAll(tx, post, ['hired'], { event: 'complete', to: 'completed', only: areOldTermsOver })
  const completed = await listCompletedNow(tx, post)
  await expire(tx, post, openStates, worked)
  await settleOffers(tx, ...asked.filter(({ state }) => state === 'offered'))
  await settleTermsAsked(tx, ...asked.filter(({ state }) => state === 'hired'))
  await settleApplications(tx, ...completed)
  await settleAnswersTo(tx, post, true)
}
