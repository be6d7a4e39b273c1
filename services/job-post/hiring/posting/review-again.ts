import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { standingOf } from '@/validators/company-standing'
import { nextState } from '@/validators/states/job-post'
import type { Company } from '../../company/companies/repository'
import { requireLockedCompany } from '../../company/companies/service'
import type { ReviewReason } from '../../platform/word-review/review'
import { syncFilledState } from '../applications/filling'
import { findingsOf } from '../job-posts/automatic-review'
import { hasBegunAsWhole } from '../job-posts/open-posts-repository'
import { type JobPost, lockJobPost, moveJobPost } from '../job-posts/repository'
import { heldOfConfirmedQuery } from '../job-posts/review-repository'
import { hasRoomAfterReview, isWatched } from './open-post-limit'
import { settleCredit } from './post-credits'
import { tell } from './service'

const unconfirmed: ReviewReason = 'unverified_company'

/**
 * Reviews posts again that were held because their company was unconfirmed, once it is confirmed: clean ones are
 * published and their credit captured; others lose this reason and keep waiting for staff. A routine of routes.ts.
 */
export async function reviewConfirmed(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: (source, except, limit) => heldOfConfirmedQuery(source, limit, except),
    idOf: ({ id }) => id,
    handle: ({ companyId, id }) =>
      db.transaction(async (tx) => {
        const company = await requireLockedCompany(tx, companyId)
        const post = await lockJobPost(tx, { companyId, branchIds: null }, id)
        if (post) await reviewAgain(tx, post, company)
      }),
  })
}

/** Checks everything again, because staff may have decided about the post or its company meanwhile. */
async function reviewAgain(tx: Database, post: JobPost, company: Company): Promise<void> {
  const state = nextState(post.state, 'approve', 'system')
  // Nobody could apply to it any more, and it would be paid for.
  const isTooLate = (post.expiresAt !== null && post.expiresAt <= new Date()) || hasBegunAsWhole(post)
  if (
    !state ||
    isTooLate ||
    company.verification === 'suspended' ||
    !post.reviewReasons.includes(unconfirmed)
  )
    return
  const found = (await findingsOf(tx, post)).map(({ reason }) => reason)
  if (found.includes(unconfirmed)) return
  const scope = { companyId: post.companyId, branchIds: null }
  const reasons = [...new Set(found)]
  if (reasons.length > 0) return moveJobPost(tx, scope, post.id, { reviewReasons: reasons })
  // It waits until another of the company's posts is over, or the company is represented.
  if (!(await hasRoomAfterReview(tx, company, post))) return
  const isSeenByStaff = await isWatched(tx, standingOf(company), post)
  await settleCredit(tx, 'approve', post, 'system')
  await moveJobPost(tx, scope, post.id, {
    state,
    reviewReasons: [],
    reviewNote: null,
    reviewSince: isSeenByStaff ? new Date() : null,
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
