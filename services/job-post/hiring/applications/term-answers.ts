import type { Database } from '@/services/shared/database'
import { dropped, handle, type JobHandler } from '@/services/shared/jobs/kind'
import type { TermAnswer } from '@/validators/states/application'
import { type JobPost, lockJobPost } from '../job-posts/repository'
import { ownClash, refuseClash } from './clashes'
import { lockWorker } from './commitments-repository'
import { syncFilledState } from './filling'
import { type Application, findApplication } from './repository'
import { settleTermsAsked } from './settled-notices'
import { lapseOfTerms } from './term-questions'
import { isAsked, keptTerms } from './terms'
import { settleTerms } from './terms-repository'
import { giveBackAll, tellAnswer } from './worker-answers'

/** The worker works on the post's terms; 409 when what they have elsewhere is in the way of those. */
async function accept(tx: Database, post: JobPost, application: Application): Promise<void> {
  await lockWorker(tx, application)
  await refuseClash(tx, post, { ...application, named: application }, ownClash)
  await settleTerms(tx, application, { event: 'accept_terms', oldTerms: null })
  await settleTermsAsked(tx, application)
  // The places of the shifts that were theirs until now are free.
  await syncFilledState(tx, post)
  await tellAnswer(tx, post, { ...application, oldTerms: null }, 'terms_accepted')
}

/**
 * The terms that a worker agreed to stand: they have their former shifts again, as far as those are still part of the post,
 * and whatever else the post says differently is not for them.
 */
async function keep(
  tx: Database,
  post: JobPost,
  application: Application,
  event: 'keep_terms' | 'lapse_terms',
): Promise<void> {
  const { oldTerms } = application
  if (!oldTerms) throw new Error('asked about other terms than which?')
  const kept = keptTerms(post, oldTerms)
  await settleTerms(tx, application, { event, ...kept })
  await settleTermsAsked(tx, application)
  await syncFilledState(tx, post)
  // Of who lost a shift and has the others as posted there is nothing to tell.
  if (kept.oldTerms === null && (oldTerms.cancelledShifts ?? []).length > 0) return
  await tellAnswer(tx, post, application, event === 'keep_terms' ? 'terms_kept' : 'terms_unanswered')
}

/** Settles what a worker answers who is asked about other terms of a locked post, and tells the members concerned. */
export function settleAnswer(
  tx: Database,
  post: JobPost,
  application: Application,
  answer: TermAnswer,
): Promise<void> {
  if (answer === 'accept') return accept(tx, post, application)
  if (answer === 'keep') return keep(tx, post, application, 'keep_terms')
  return giveBackAll(tx, post, application)
}

/** Lets the agreed terms stand where a worker did not answer in time. */
export const termAnswerJobs = (db: Database): JobHandler[] => [
  handle(lapseOfTerms, ({ version, jobPostId, ...key }) =>
    db.transaction(async (tx) => {
      const post = await lockJobPost(tx, { companyId: key.companyId, branchIds: null }, jobPostId)
      const application = await findApplication(tx, key)
      if (!post || application?.version !== version || !isAsked(application)) return dropped
      await keep(tx, post, application, 'lapse_terms')
      return undefined
    }),
  ),
]
