import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { standingOf } from '@/validators/company-standing'
import type { Company } from '../companies/repository'
import { findingsOf } from './automatic-review'
import { syncFilledState } from './filling'
import { hasRoomAfterReview, holdPostingCompany, isWatched } from './open-post-limit'
import { settleCredit } from './post-credits'
import { type JobPost, lockJobPost, moveJobPost } from './repository'
import type { ReviewReason } from './review'
import { heldOfConfirmedQuery } from './review-repository'
import { tell } from './service'
import { nextState } from './state-machine'

const unconfirmed: ReviewReason = 'unverified_company'

/**
 * Reviews posts again that waited for their company to be confirmed, once it is: clean ones are published and their credit
 * captured, others lose the reason that is gone and go on waiting for staff. A routine of routes.ts.
 */
export async function reviewConfirmed(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: (source, except, limit) => heldOfConfirmedQuery(source, limit, except),
    idOf: ({ id }) => id,
    handle: ({ companyId, id }) =>
      db.transaction(async (tx) => {
        const company = await holdPostingCompany(tx, companyId)
        const post = await lockJobPost(tx, { companyId, branchIds: null }, id)
        if (post) await reviewAgain(tx, post, company)
      }),
  })
}

/** Whoever held the post may have decided about it, and staff about its company. */
async function reviewAgain(tx: Database, post: JobPost, company: Company): Promise<void> {
  const state = nextState(post.state, 'approve', 'system')
  const isOver = post.expiresAt !== null && post.expiresAt <= new Date()
  if (!state || isOver || company.verification === 'suspended' || !post.reviewReasons.includes(unconfirmed))
    return
  const found = (await findingsOf(tx, post)).map(({ reason }) => reason)
  if (found.includes(unconfirmed)) return
  const scope = { companyId: post.companyId, branchIds: null }
  const reasons = [...new Set(found)]
  if (reasons.length > 0) return moveJobPost(tx, scope, post.id, { reviewReasons: reasons })
  // It waits until another of the company's is over, or the company is represented.
  if (!(await hasRoomAfterReview(tx, company, post))) return
  const isSeenByStaff = await isWatched(tx, standingOf(company), post)
  await settleCredit(tx, 'approve', post, 'system')
  await moveJobPost(tx, scope, post.id, {
    state,
    reviewReasons: [],
    reviewNote: null,
    reviewSince: isSeenByStaff ? new Date() : null,
    publishedAt: post.publishedAt ?? new Date(),
  })
  await recordAudit(tx, {
    actorUid: 'system',
    companyId: post.companyId,
    action: 'job_post.approve',
    subjectType: 'job_post',
    subjectId: post.id,
    before: { state: post.state, reasons: post.reviewReasons },
    after: { state },
  })
  await tell(tx, 'approve', post, null)
  await syncFilledState(tx, { ...post, state })
}
