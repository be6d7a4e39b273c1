import type { Database } from '@/services/shared/database'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { type ApplicationState, openStates } from '@/validators/states/application'
import { findJobPost, type JobPost } from '../job-posts/repository'
import { hasBegun } from '../job-posts/shift-places'
import type { PostKey } from './application-keys'
import { publishEnded } from './ended'
import { forgetReadLosses, moveAll, noteTakenBack } from './moves-repository'
import {
  type Application,
  findApplications,
  isOneOf,
  listAsked,
  listKeys,
  listMet,
  listUntoldEnds,
} from './repository'
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
import { shiftsOfWorker } from './terms'
import { areOldTermsOver, listCompletedNow } from './work-done-repository'
import { tellAnswer } from './worker-answers'

const findPost = (tx: Database, { companyId, jobPostId }: PostKey): Promise<JobPost | null> =>
  findJobPost(tx, { companyId, branchIds: null }, jobPostId)

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
 * Completes those hired for a post that is cancelled who have begun all they had of it: nothing is left to take from them. Answers
 * whom, of which the caller tells.
 */
async function completeBegun(tx: Database, key: PostKey): Promise<readonly Application[]> {
  const hired = await findApplications(
    tx,
    key,
    (await listKeys(tx, key, ['hired'])).map(({ id }) => id),
  )
  const post = hired.length > 0 ? await findPost(tx, key) : null
  if (!post) return []
  const isBegun = (application: Application) => {
    const own = shiftsOfWorker(post.shifts, application)
    return own.length > 0 && own.every((shift) => hasBegun(shift))
  }
  const begun = hired.filter((application) => application.toldState === 'hired' && isBegun(application))
  if (begun.length === 0) return []
  const only = isOneOf(begun.map(({ id }) => id))
  await moveAll(tx, key, ['hired'], { event: 'complete', to: 'completed', only })
  await settleTermsAsked(tx, ...begun.filter(({ termsAnswerBy }) => termsAnswerBy !== null))
  return begun
}

/**
 * Ends the applications of a post, in the transaction that ends the post: undecided ones expire, and hired ones stay
 * hired unless the work itself is cancelled: then they expire, and of what had begun by then nothing is taken back. Whoever loses
 * an offer or the job by it is told at once, and everybody else as of any decision.
 */
export async function endApplications(tx: Database, post: PostKey, isCancelled: boolean): Promise<void> {
  const begun = isCancelled ? await completeBegun(tx, post) : []
  const worked = begun.map(({ companyId, workerId }) => ({ companyId, workerId }))
  const states = isCancelled ? ([...openStates, 'hired'] as const) : openStates
  await expire(tx, post, states, worked)
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

/** Tells the members concerned of a locked post whose offers nobody answered before the work was over. */
async function tellUnanswered(tx: Database, key: PostKey, offered: readonly string[]): Promise<void> {
  const post = offered.length > 0 ? await findPost(tx, key) : null
  if (!post) return
  for (const application of await findApplications(tx, key, offered))
    await tellAnswer(tx, post, application, 'offer_unanswered')
}

/** Ends the applications of a post after its last shift: hired ones whose work is over are completed, undecided ones expire. */
export async function completeApplications(tx: Database, post: PostKey): Promise<void> {
  const asked = await listAsked(tx, post, areOldTermsOver)
  const offered = asked.filter(({ state }) => state === 'offered')
  const worked = await listMet(tx, post, ['hired'])
  await moveAll(tx, post, ['hired'], { event: 'complete', to: 'completed', only: areOldTermsOver })
  const completed = await listCompletedNow(tx, post)
  await tellUnanswered(
    tx,
    post,
    offered.map(({ id }) => id),
  )
  await expire(tx, post, openStates, worked)
  await settleOffers(tx, ...offered)
  await settleTermsAsked(tx, ...asked.filter(({ state }) => state === 'hired'))
  await settleApplications(tx, ...completed)
  await settleAnswersTo(tx, post, true)
}
