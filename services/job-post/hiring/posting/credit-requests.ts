import { type Static, Type } from '@fastify/type-provider-typebox'
import { findAccount } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { Instant, Named, nullable } from '@/services/shared/schema'
import { closingOf } from '../../company/membership/repository'
import type { Actor } from '../../platform/access/actor'
import { membersToTell, notifyMembers } from '../../platform/notifications/service'
import { type JobPost, lockJobPost } from '../job-posts/repository'
import { publishesItself } from '../job-posts/waiting-for-credit'
import { creditRequested, findCreditRequest } from './credit-requests-repository'
import { requireJobPost } from './service'

/** Whom somebody who may not pay has asked to buy the credit that a post waits for. */
export const CreditRequest = Named(
  'CreditRequest',
  Type.Object({
    asked: nullable(
      Type.Object({ at: Instant, names: Type.Array(Type.String()) }, { description: 'within a day' }),
    ),
  }),
)

async function present(db: Database, post: JobPost): Promise<Static<typeof CreditRequest>> {
  const found = await findCreditRequest(db, post)
  return { asked: found && { at: found.at.toISOString(), names: [...found.names] } }
}

export const readCreditRequest = async (
  db: Database,
  actor: Actor,
  jobPostId: string,
): Promise<Static<typeof CreditRequest>> => present(db, await requireJobPost(db, actor, jobPostId))

/**
 * Asks the members who may pay to buy the credit that a post waits for, and answers whom; once a day, whoever asks. 409
 * `wrong_state` for a post that credit alone would not publish, `company_leaves` where nobody stays in the company,
 * `nobody_to_ask` where all of them refuse to be told.
 */
export const requestCredit = (
  db: Database,
  actor: Actor,
  jobPostId: string,
): Promise<Static<typeof CreditRequest>> =>
  db.transaction(async (tx) => {
    const post = await lockJobPost(tx, actor.scope, jobPostId)
    if (!post) throw notFound()
    if (!publishesItself(post)) throw new Problem(409, 'wrong_state')
    if (await closingOf(tx, post.companyId)) throw new Problem(409, 'company_leaves')
    const earlier = await present(tx, post)
    if (earlier.asked) return earlier
    const happening = {
      kind: 'credit_requested',
      params: { title: post.title ?? '' },
      companyId: post.companyId,
      subjectId: post.id,
      branchId: post.branchId,
      actorUid: actor.uid,
    } as const
    const memberIds = await membersToTell(tx, happening)
    if (memberIds.length === 0) throw new Problem(409, 'nobody_to_ask')
    const name = (await findAccount(tx, actor.uid))?.displayName
    await notifyMembers(tx, { ...happening, digest: { params: name ? { actor: name } : {} } })
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: post.companyId,
      action: creditRequested,
      subjectType: 'job_post',
      subjectId: post.id,
      after: { memberIds },
    })
    return present(tx, post)
  })
