import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { RoutineWork } from '@/services/shared/routine'
import { endApplications } from '../applications/ending'
import { settleCredit } from './post-credits'
import { addTitleKeys, lockJobPost, moveJobPost, openPostIds, removePhotos } from './repository'
import type { ReviewReason } from './review'
import { audit, type Doer } from './service'
import { nextState } from './state-machine'

const titlesAtOnce = 200

/** Adds search keys to titles stored without them; a routine. */
export async function makeTitlesFindable(
  db: Database,
  { stopping }: Pick<RoutineWork, 'stopping'>,
): Promise<void> {
  let isMore = true
  while (isMore && !stopping.aborted) isMore = (await addTitleKeys(db, titlesAtOnce)) === titlesAtOnce
}

/** Cancels every post of a company that closes, as the member who closes it: there is nobody left to work for. */
export async function endPostsOf(tx: Database, actor: Doer): Promise<void> {
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
export async function holdPostsOf(
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

/** Takes the photos out of every post of a company that closes. */
export const removePhotosOfPosts = (tx: Database, companyId: string): Promise<void> =>
  removePhotos(tx, companyId)
