import { Type } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import type { RoutineWork } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { nextState } from '@/validators/states/job-post'
import type { CompanyPosts } from '../../company/companies/company-posts'
import type { Doer } from '../../platform/access/actor'
import type { ReviewReason } from '../../platform/word-review/review'
import { endApplications } from '../applications/ending'
import texts from '../applications/mails-th.json' with { type: 'json' }
import { forgetLeavingPosts } from '../job-posts/leaving-posts-repository'
import { followListingChange, listAnew, listListingChanges } from '../job-posts/listing-repository'
import {
  addTitleKeys,
  lockJobPost,
  moveJobPost,
  openPostIds,
  removePhotos,
  unendedPostIds,
} from '../job-posts/repository'
import { reviewPostsAt } from './changed-words'
import { leavingPostJobs, pausePostsOf, resumePostsOf } from './leaving-posts'
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

/** A company's posts are to be found by words that an earlier release did not know; enqueued by a migration. */
const listPostsAnew = jobKind('list_posts_anew', { companyId: Type.String() }, { attemptSeconds: null })

const listPostsAnewJobs = (db: Database): JobHandler =>
  handle(listPostsAnew, ({ companyId }, { stopping }) =>
    listAnew(db, { companyId, branchId: null }, stopping),
  )

const ofPost = { companyId: Type.String(), jobPostId: Type.String(), uid: Type.String() }
const holdPost = jobKind('hold_job_post', { ...ofPost, requestId: Type.Optional(Type.String()) })
const cancelPost = jobKind('cancel_job_post', { ...ofPost, requestId: Type.String() })

/** One payload for each post of a company, because all posts in one transaction would keep the company locked. */
const forEachPost = <Of>(ids: readonly string[], of: Of) => ids.map((jobPostId) => ({ ...of, jobPostId }))

/** Has every post of a company that closes cancelled, on behalf of the member who closes it: there is no employer left. */
async function endPostsOf(tx: Database, { uid, requestId, scope: { companyId } }: Doer): Promise<void> {
  const ids = await unendedPostIds(tx, companyId)
  await forgetLeavingPosts(tx, companyId)
  await enqueueAll(tx, cancelPost, forEachPost(ids, { companyId, uid, requestId }))
}

const cancelPostJobs = (db: Database): JobHandler =>
  handle(cancelPost, async ({ companyId, jobPostId, uid, requestId }) => {
    const actor = { uid, requestId, scope: { companyId, branchIds: null } }
    await db.transaction(async (tx) => {
      const before = await lockJobPost(tx, actor.scope, jobPostId)
      const state = before && nextState(before.state, 'cancel', 'member')
      const cancelReason = texts.cancelReasons.companyClosed
      if (state) {
        await settleCredit(tx, 'cancel', before, uid)
        await moveJobPost(tx, actor.scope, jobPostId, {
          state,
          reviewSince: null,
          endedAt: new Date(),
          cancelReason,
        })
        await audit(tx, actor, 'cancel', jobPostId, { state: before.state }, { state })
      }
      const isClosed = before?.state === 'closed'
      if (isClosed) await moveJobPost(tx, actor.scope, jobPostId, { cancelReason })
      // Whose application ended as the post was closed is told nothing more; who was hired loses the job.
      if (state || isClosed) await endApplications(tx, { companyId, jobPostId }, true)
    })
  })

/**
 * Has the published posts of a company hidden that staff decided against or that lost its number: each waits for staff, or
 * is published again when the company is confirmed again. Hired people keep their work.
 */
async function holdPostsOf(
  tx: Database,
  companyId: string,
  { uid, requestId }: { readonly uid: string; readonly requestId?: string },
): Promise<void> {
  const ids = await openPostIds(tx, companyId)
  await enqueueAll(tx, holdPost, forEachPost(ids, { companyId, uid, requestId }))
}

const holdPostJobs = (db: Database): JobHandler =>
  handle(holdPost, async ({ companyId, jobPostId, uid, requestId }) => {
    const scope = { companyId, branchIds: null }
    const reason: ReviewReason = 'unverified_company'
    await db.transaction(async (tx) => {
      const before = await lockJobPost(tx, scope, jobPostId)
      const state = before && nextState(before.state, 'flag', 'system')
      if (!state) return
      await moveJobPost(tx, scope, jobPostId, { state, reviewReasons: [reason], reviewSince: new Date() })
      await recordAudit(tx, {
        actorUid: uid,
        requestId,
        companyId,
        action: 'job_post.flag',
        subjectType: 'job_post',
        subjectId: jobPostId,
        before: { state: before.state },
        after: { state, reason },
      })
    })
  })

/** Deals with the posts of companies one by one. */
export const companyPostJobs = (db: Database): JobHandler[] => [
  holdPostJobs(db),
  cancelPostJobs(db),
  listPostsAnewJobs(db),
  ...leavingPostJobs(db),
]

/** What happens to a company's posts: called by the company services, implemented by hiring. */
export const companyPosts: CompanyPosts = {
  hold: holdPostsOf,
  end: endPostsOf,
  pause: pausePostsOf,
  resume: resumePostsOf,
  removePhotos,
  reviewAt: reviewPostsAt,
}
