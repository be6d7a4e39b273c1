import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { formed, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import { nextState, type OpsEvent, opsEventsFrom } from '@/validators/states/job-post'
import { requireLockedCompany } from '../../company/companies/service'
import { notifyMembers } from '../../platform/notifications/service'
import { tellOfPost } from '../applications/post-news'
import { hasBegunAsWhole } from '../job-posts/open-posts-repository'
import {
  findCompanyOfPost,
  findJobPost,
  type JobPost,
  lockJobPost,
  moveJobPost,
} from '../job-posts/repository'
import { hasRoomAfterReview } from './open-post-limit'
import { settleCredit } from './post-credits'
import { followed, tell } from './service'

/** The member of staff who decides, and the request. */
export type OpsCause = { readonly uid: string; readonly requestId: string }

/** Staff's decision, and the version of the post that they read. */
type Decision = { readonly event: OpsEvent; readonly reason?: string; readonly version: number }

/**
 * Staff's decision about a post in their queue; a rejection needs a reason. 409 when the state does not allow the event,
 * 412 when the post is no longer the one they read.
 */
export async function applyOpsEvent(
  db: Database,
  { uid, requestId }: OpsCause,
  id: string,
  { event, reason, version }: Decision,
): Promise<JobPost> {
  const said = formed(reason ?? '') || null
  if (event === 'reject' && said === null) {
    throw validationFailed([{ field: 'reason', rule: 'required', params: {} }])
  }
  return db.transaction(async (tx) => {
    const companyId = await findCompanyOfPost(tx, id)
    if (!companyId) throw notFound()
    const company = await requireLockedCompany(tx, companyId)
    const scope = { companyId, branchIds: null }
    const before = await lockJobPost(tx, scope, id)
    if (!before) throw notFound()
    const isAllowed = opsEventsFrom(before.state, before.reviewSince !== null).includes(event)
    const state = nextState(before.state, event, 'ops')
    const isOver = before.expiresAt !== null && before.expiresAt <= new Date()
    // Nobody could apply to it any more, and it would be paid for.
    const isTooLate = isOver || (state !== before.state && hasBegunAsWhole(before))
    if (!isAllowed || !state || (event === 'approve' && isTooLate)) {
      throw new Problem(409, 'wrong_state', { current: { state: before.state } })
    }
    if (before.version !== version) throw stale({ state: before.state, version: before.version })
    const isSeenAlready = state === before.state
    if (event === 'approve' && !isSeenAlready && !(await hasRoomAfterReview(tx, company, before))) {
      throw new Problem(409, 'open_posts_until_represented')
    }
    await settleCredit(tx, event, before, uid)
    await moveJobPost(tx, scope, id, {
      state,
      reviewNote: event === 'reject' ? said : null,
      reviewReasons: event === 'approve' ? [] : before.reviewReasons,
      reviewSince: null,
    })
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: `job_post.${event}`,
      subjectType: 'job_post',
      subjectId: id,
      before: { state: before.state, reasons: before.reviewReasons },
      after: { state, reason: said },
    })
    // Who was hired by it still comes, of which both sides are told.
    const coming = event === 'reject' ? await tellOfPost(tx, before, 'post_taken_down') : 0
    if (coming > 0 && before.title) {
      await notifyMembers(tx, {
        kind: 'job_post_taken_down',
        params: { title: before.title, count: String(coming) },
        companyId,
        subjectId: id,
        branchId: before.branchId,
        actorUid: null,
      })
    } else if (!isSeenAlready) await tell(tx, event, before, null)
    const after = await findJobPost(tx, scope, id)
    if (!after) throw notFound()
    return followed(tx, scope, after)
  })
}
