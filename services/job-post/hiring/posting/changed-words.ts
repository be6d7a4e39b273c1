import type { Database } from '@/services/shared/database'
import { type CompanyStanding, standingOf } from '@/validators/company-standing'
import { nextState } from '@/validators/states/job-post'
import type { Company } from '../../company/companies/repository'
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

/**
 * Reviews the open posts of a branch whose name or address changed, as if the posts' own text had changed; the caller
 * has locked the company. The editor of the branch is notified as well, because they did not see the posts.
 */
export async function reviewPostsAt(
  tx: Database,
  actor: Doer,
  company: Company,
  branchId: string,
): Promise<void> {
  const scope = { companyId: company.id, branchIds: null }
  for (const id of await openPostIdsAt(tx, company.id, branchId)) {
    const before = await lockJobPost(tx, scope, id)
    if (before?.branchId !== branchId) continue
    const { state, reviewReasons, reviewSince } = await progressOfWords(
      tx,
      standingOf(company),
      before,
      before,
    )
    const after = {
      state: state ?? before.state,
      reviewReasons: reviewReasons ?? before.reviewReasons,
      reviewSince: reviewSince ?? before.reviewSince,
    }
    const isHeld = after.state !== before.state
    const isObjectedTo = isHeld || after.reviewReasons.length > before.reviewReasons.length
    if (!isObjectedTo && after.reviewSince === before.reviewSince) continue
    await moveJobPost(tx, scope, id, after)
    if (!isObjectedTo) continue
    await audit(
      tx,
      actor,
      'flag',
      id,
      { state: before.state, reasons: before.reviewReasons },
      { state: after.state, reasons: after.reviewReasons },
    )
    if (isHeld) await tell(tx, 'flag', before, null)
  }
}
