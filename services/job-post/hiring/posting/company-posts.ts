import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { RoutineWork } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { nextState } from '@/validators/states/job-post'
import type { CompanyPosts } from '../../company/companies/company-posts'
import type { Doer } from '../../platform/access/actor'
import type { ReviewReason } from '../../platform/word-review/review'
import { endApplications } from '../applications/ending'
import { followListingChange, listListingChanges } from '../job-posts/listing-repository'
import { addTitleKeys, lockJobPost, moveJobPost, openPostIds, removePhotos } from '../job-posts/repository'
import { reviewPostsAt } from './changed-words'
import { settleCredit } from './post-credits'
import { audit } from './service'

const titlesAtOnce = 200

/** Adds search keys to posts stored without them; a routine. */
export async function makePostsFindable(
  db: Database,
  { stopping }: Pick<RoutineWork, 'stopping'>,
): Promise<void> {
  let isMore = true
  while (isMore && !stopping.aborted) isMore = (await addTitleKeys(db, titlesAtOnce)) === titlesAtOnce
}

/** Lists posts anew whose branch or company changed; a routine. */
export const followListingChanges = (db: Database, work: ItemWork): Promise<number> =>
  workThrough(db, work, {
    list: listListingChanges,
    idOf: ({ id }) => id,
    handle: (change) => followListingChange(db, change),
  })

/** Cancels every post of a company that closes, on behalf of the member who closes it: there is no employer left. */
async function endPostsOf(tx: Database, actor: Doer): Promise<void> {
  for (const id of await openPostIds(tx, actor.scope.companyId)) {
    const before = await lockJobPost(tx, actor.scope, id)
    if (!before) continue
    const state = nextState(before.state, 'cancel', 'member')
    if (!state) continue
    await settleCredit(tx, 'cancel', before, actor.uid)
    await moveJobPost(tx, actor.scope, id, { state, reviewSince: null, endedAt: new Date() })
    await audit(tx, actor, 'cancel', id, { state: before.state }, { state })
    await endApplications(tx, { companyId: before.companyId, jobPostId: id }, true)
  }
}

/**
 * Hides the published posts of a company that staff decided against or that lost its number: each waits for staff, or
 * is published again when the company is confirmed again. Hired people keep their work.
 */
async function holdPostsOf(
  tx: Database,
  companyId: string,
  { uid, requestId }: { readonly uid: string; readonly requestId?: string },
): Promise<void> {
  const scope = { companyId, branchIds: null }
  const reason: ReviewReason = 'unverified_company'
  for (const id of await openPostIds(tx, companyId)) {
    const before = await lockJobPost(tx, scope, id)
    const state = before && nextState(before.state, 'flag', 'system')
    if (!state) continue
    await moveJobPost(tx, scope, id, { state, reviewReasons: [reason], reviewSince: new Date() })
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: 'job_post.flag',
      subjectType: 'job_post',
      subjectId: id,
      before: { state: before.state },
      after: { state, reason },
    })
  }
}

/** What happens to a company's posts: called by the company services, implemented by hiring. */
export const companyPosts: CompanyPosts = {
  hold: holdPostsOf,
  end: endPostsOf,
  removePhotos,
  reviewAt: reviewPostsAt,
}
