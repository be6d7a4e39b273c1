import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { type CompanyStanding, standingOf } from '@/validators/company-standing'
import { nextState } from '@/validators/states/job-post'
import type { Company } from '../../company/companies/repository'
import { requireLockedCompany } from '../../company/companies/service'
import type { Doer } from '../../platform/access/actor'
import { reviewTexts } from '../../platform/word-review/review'
import { contactQuestions, reasonsOf, wordsShown } from '../job-posts/automatic-review'
import {
  type JobPost,
  type JobPostContent,
  lockJobPost,
  moveJobPost,
  openPostIdsAt,
} from '../job-posts/repository'
import { isWatched } from './open-post-limit'
import { audit, tell } from './service'

/**
 * The effect of changed text, the post's own or its branch's, on a post that workers see: the post waits for staff if
 * the automatic review objects, and one of a company's first posts returns to staff's queue.
 */
export async function progressOfWords(
  tx: Database,
  standing: CompanyStanding,
  before: JobPost,
  content: JobPostContent,
) {
  const state = nextState(before.state, 'flag', 'system')
  const findings = reviewTexts(await wordsShown(tx, before.companyId, content))
  const isAsking = contactQuestions(standing, content).length > 0
  const reasons = [...new Set([...reasonsOf(findings), ...(isAsking ? ['contact_details'] : [])])]
  const reviewSince = before.reviewSince ?? new Date()
  if (!state) return { reviewReasons: [...new Set([...before.reviewReasons, ...reasons])], reviewSince }
  if (reasons.length > 0) return { state, reviewReasons: reasons, reviewSince }
  // Staff reviewed the previous text.
  return (await isWatched(tx, standing, before)) ? { reviewSince } : {}
}

const rewordedPost = jobKind('reworded_post', {
  companyId: Type.String(),
  branchId: Type.String(),
  jobPostId: Type.String(),
  uid: Type.String(),
  requestId: Type.String(),
})

/**
 * Has the open posts of a branch whose name or address changed reviewed, one by one once that is committed: all of them in
 * the transaction of the change would keep their company locked.
 */
export async function reviewPostsAt(
  tx: Database,
  { uid, requestId, scope: { companyId } }: Doer,
  branchId: string,
): Promise<void> {
  const ids = await openPostIdsAt(tx, companyId, branchId)
  await enqueueAll(
    tx,
    rewordedPost,
    ids.map((jobPostId) => ({ companyId, branchId, jobPostId, uid, requestId })),
  )
}

/** Reviews posts whose branch was reworded. */
export const rewordedPostJobs = (db: Database): JobHandler =>
  handle(rewordedPost, async ({ companyId, branchId, jobPostId, uid, requestId }) => {
    const scope = { companyId, branchIds: null }
    await db.transaction(async (tx) => {
      const company = await requireLockedCompany(tx, companyId)
      const post = await lockJobPost(tx, scope, jobPostId)
      if (post?.branchId === branchId) await reviewReworded(tx, { uid, requestId, scope }, company, post)
    })
  })

/**
 * Reviews an open post whose branch was reworded, as if its own text had changed. The editor of the branch is notified as
 * well, because they did not see the post.
 */
async function reviewReworded(tx: Database, actor: Doer, company: Company, before: JobPost): Promise<void> {
  const progress = await progressOfWords(tx, standingOf(company), before, before)
  const after = {
    state: progress.state ?? before.state,
    reviewReasons: progress.reviewReasons ?? before.reviewReasons,
    reviewSince: progress.reviewSince ?? before.reviewSince,
  }
  const isHeld = after.state !== before.state
  const isObjectedTo = isHeld || after.reviewReasons.length > before.reviewReasons.length
  if (!isObjectedTo && after.reviewSince === before.reviewSince) return
  await moveJobPost(tx, actor.scope, before.id, after)
  if (!isObjectedTo) return
  await audit(
    tx,
    actor,
    'flag',
    before.id,
    { state: before.state, reasons: before.reviewReasons },
    { state: after.state, reasons: after.reviewReasons },
  )
  if (isHeld) await tell(tx, 'flag', before, null)
}
