import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { fits, type TermAnswer } from '@/validators/states/application'
import type { OwnApplicationShape } from '../applications/present-own'
import { settleAnswer } from '../applications/term-answers'
import { isAsked, progressOfApplication } from '../applications/terms'
import { changeOwn, late } from './service'

type Answered = {
  readonly answer: TermAnswer
  /** The version of the application whose terms the worker saw. */
  readonly version: number
}

/**
 * A worker's answer about terms that were changed after they agreed to others. 409 with the current application when they
 * are not asked any more, about others by now, or left when the work had begun; 409 as for an offer when the new terms clash
 * with what they have elsewhere, or `own_account_leaves` when who accepts them asked for the removal of their account.
 */
export const answerTerms = (
  db: Database,
  uid: string,
  id: string,
  { answer, version }: Answered,
): Promise<Static<typeof OwnApplicationShape>> =>
  changeOwn(db, uid, id, async (tx, { post, application }) => {
    const isMeant = isAsked(application) && application.version === version
    const mayLeave = fits('refuse_terms', progressOfApplication(post, application))
    if (!isMeant || (answer === 'leave' && !mayLeave)) throw await late(tx, application)
    if (answer === 'accept' && application.isLeaving) throw new Problem(409, 'own_account_leaves')
    await settleAnswer(tx, post, application, answer)
  })
