import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { hasRoomAfterReview, holdPostingCompany } from './open-post-limit'
import { settleCredit } from './post-credits'
import { findCompanyOfPost, findJobPost, type JobPost, lockJobPost, moveJobPost } from './repository'
import { followed, tell } from './service'
import { nextState, type OpsEvent, opsEventsFrom } from './state-machine'

/** Who of our staff decides, in which request. */
export type OpsCause = { readonly uid: string; readonly requestId: string }

/** What staff decide about a post that waits for them; a rejection says why. An event out of turn is 409. */
export async function applyOpsEvent(
  db: Database,
  { uid, requestId }: OpsCause,
  id: string,
  { event, reason }: { event: OpsEvent; reason?: string },
): Promise<JobPost> {
  const said = reason?.trim() || null
  if (event === 'reject' && said === null) {
    throw validationFailed([{ field: 'reason', rule: 'required', params: {} }])
  }
  return db.transaction(async (tx) => {
    const companyId = await findCompanyOfPost(tx, id)
    if (!companyId) throw notFound()
    const company = await holdPostingCompany(tx, companyId)
    const scope = { companyId, branchIds: null }
    const before = await lockJobPost(tx, scope, id)
    if (!before) throw notFound()
    const isAllowed = opsEventsFrom(before.state, before.reviewSince !== null).includes(event)
    const state = nextState(before.state, event, 'ops')
    const isOver = before.expiresAt !== null && before.expiresAt <= new Date()
    if (!isAllowed || !state || (event === 'approve' && isOver)) {
      throw new Problem(409, 'wrong_state', { current: { state: before.state } })
    }
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
      publishedAt: event === 'approve' ? (before.publishedAt ?? new Date()) : before.publishedAt,
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
    if (!isSeenAlready) await tell(tx, event, before, null)
    const after = await findJobPost(tx, scope, id)
    if (!after) throw notFound()
    return followed(tx, scope, after)
  })
}
