import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, Named, nullable } from '@/services/shared/schema'
import { type Permission, permits } from '@/validators/permissions'
import { termsOf } from '../../billing/credits/entitlement'
import { CreditExpiry, presentExpiry } from '../../billing/credits/present'
import { creditBalances } from '../../billing/credits/service'
import { answerDueOf } from '../../company/company-disputes/service'
import { pageOfRequests } from '../../company/join-requests/service'
import type { Actor } from '../../platform/access/actor'
import { scopeOfBranch } from '../../platform/access/scope'
import { NewApplicants, newApplicantsOf } from './new-applicants'
import { postsEndingSoon, postsToActOn, unpublishedPostsOf } from './posts-to-act-on'
import { UnderstaffedShift, understaffedShiftsOf } from './understaffed-shifts'

export const ActionItems = Named(
  'ActionItems',
  Type.Object({
    ...postsToActOn,
    hasCreditForPost: Type.Boolean({ description: 'whether a post that waits for credit can go on' }),
    applicants: Type.Array(NewApplicants, {
      description: 'posts with applicants nobody has opened, the longest waiting first; 20 at most',
    }),
    understaffed: Type.Array(UnderstaffedShift, {
      description:
        'published posts with shifts that begin within 48 hours and lack people, the earliest of each post; 20 at most',
    }),
    joinRequests: Type.Integer({ description: 'people who ask to join the company; 20 at most' }),
    answerBy: nullable({
      ...Instant,
      description: 'until when another company’s claim to the number can be answered',
    }),
    expiringCredits: CreditExpiry,
  }),
)

/** How many requests to join are counted. */
const requestsAtMost = 20

/**
 * What may need a member now, of one branch or of all they see; empty where they may not do anything about it. 404 for a
 * branch the member does not see.
 */
export async function actionItemsOf(
  db: Database,
  actor: Actor,
  branchId: string | undefined,
): Promise<Static<typeof ActionItems>> {
  const scope = scopeOfBranch(actor.scope, branchId)
  const may = (permission: Permission) => permits(actor.role, permission)
  const mayEdit = may('job_posts.edit')
  const { companyId } = scope
  const [
    unpublished,
    endingSoon,
    applicants,
    understaffed,
    requests,
    answerBy,
    {
      balances: { job_post: credits },
      buffetUntil,
    },
    { price },
  ] = await Promise.all([
    unpublishedPostsOf(db, scope, { mayEdit, mayPay: may('billing.pay') }),
    mayEdit ? postsEndingSoon(db, scope) : [],
    may('applications.decide') ? newApplicantsOf(db, scope) : [],
    may('applications.decide') ? understaffedShiftsOf(db, scope) : [],
    may('members.manage') ? pageOfRequests(db, actor, { limit: requestsAtMost }) : { items: [] },
    may('company.edit') ? answerDueOf(db, companyId) : null,
    creditBalances(db, scope),
    termsOf(db, 'job_post'),
  ])
  return {
    ...unpublished,
    endingSoon,
    hasCreditForPost: buffetUntil !== null || credits.available >= price,
    applicants,
    understaffed,
    joinRequests: requests.items.length,
    answerBy,
    expiringCredits: may('billing.view') ? presentExpiry(credits.expiring) : null,
  }
}
