import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { fits, type TermAnswer } from '@/validators/states/application'
import { findOwnKey } from '../applications/own-applications-repository'
import type { OwnApplicationShape } from '../applications/present'
import { findApplication } from '../applications/repository'
import { settleAnswer } from '../applications/term-answers'
import { isAsked, progressOfApplication } from '../applications/terms'
import { lockJobPost } from '../job-posts/repository'
import { late, present } from './service'

type Answered = {
  readonly answer: TermAnswer
  /** The version of the application whose terms the worker saw. */
  readonly version: number
}

/**
 * A worker's answer about terms that were changed after they agreed to others. 409 with the current application when they
 * are not asked any more, about others by now, or left when the work had begun; 409 as for an offer when the new terms clash
 * with what they have elsewhere.
 */
export async function answerTerms(
  db: Database,
  uid: string,
  id: string,
  { answer, version }: Answered,
): Promise<Static<typeof OwnApplicationShape>> {
  return db.transaction(async (tx) => {
    const key = await findOwnKey(tx, uid, { id })
    const post = key && (await lockJobPost(tx, { companyId: key.companyId, branchIds: null }, key.jobPostId))
    const application = post && (await findApplication(tx, key))
    if (!application) throw notFound()
    const isMeant = isAsked(application) && application.version === version
    const mayLeave = fits('refuse_terms', progressOfApplication(post, application))
    if (!isMeant || (answer === 'leave' && !mayLeave)) throw await late(tx, key)
    await settleAnswer(tx, post, application, answer)
    return present(tx, key)
  })
}
