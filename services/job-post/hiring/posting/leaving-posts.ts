import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { dropped, handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { nextState } from '@/validators/states/job-post'
import { closingOf, lockMembers } from '../../company/membership/repository'
import type { Doer } from '../../platform/access/actor'
import { tellOfPost } from '../applications/post-news'
import { forgetLeaving, leavingPostIds, noteLeaving } from '../job-posts/leaving-posts-repository'
import { findJobPost, type JobPost, lockJobPost, moveJobPost, unendedPostIds } from '../job-posts/repository'
import { audit, followed } from './service'

const ofPost = {
  companyId: Type.String(),
  jobPostId: Type.String(),
  uid: Type.String(),
  requestId: Type.String(),
}
const pausePost = jobKind('pause_leaving_post', ofPost)
const resumePost = jobKind('resume_staying_post', ofPost)

const forEach = (ids: readonly string[], { uid, requestId, scope: { companyId } }: Doer) =>
  ids.map((jobPostId) => ({ companyId, jobPostId, uid, requestId }))

/** Has the posts of a company stop taking people, and those who come to it told, as the last member who stayed asks to be removed. */
export async function pausePostsOf(tx: Database, doer: Doer): Promise<void> {
  await enqueueAll(tx, pausePost, forEach(await unendedPostIds(tx, doer.scope.companyId), doer))
}

/** Has what was paused then go on, because somebody stays. */
export async function resumePostsOf(tx: Database, doer: Doer): Promise<void> {
  await enqueueAll(tx, resumePost, forEach(await leavingPostIds(tx, doer.scope.companyId), doer))
}

/** Pauses a locked post of a company that closes unless its last member stays, and tells who comes to it. */
async function pauseForLeaving(tx: Database, doer: Doer, post: JobPost, closesAt: Date): Promise<boolean> {
  const state = nextState(post.state, 'pause', 'member')
  if (!(await noteLeaving(tx, post, state !== null))) return false
  if (state) {
    await moveJobPost(tx, doer.scope, post.id, { state })
    await audit(tx, doer, 'pause', post.id, { state: post.state }, { state })
  }
  await tellOfPost(tx, post, 'company_leaves', closesAt)
  return true
}

/** Has a locked post that paused so go on, unless it does already, and tells who comes to it. */
async function resumeAfterAll(tx: Database, doer: Doer, post: JobPost): Promise<boolean> {
  const noted = await forgetLeaving(tx, post)
  if (!noted) return false
  const isOver = post.expiresAt !== null && post.expiresAt <= new Date()
  const state = noted.wasPaused && !isOver ? nextState(post.state, 'resume', 'member') : null
  if (state) {
    await moveJobPost(tx, doer.scope, post.id, { state })
    await audit(tx, doer, 'resume', post.id, { state: post.state }, { state })
  }
  const now = await findJobPost(tx, doer.scope, post.id)
  if (now) await followed(tx, doer.scope, now)
  await tellOfPost(tx, post, 'company_stays')
  return true
}

/** Deals with the posts of companies whose last member leaves, or stays after all, one by one. */
export const leavingPostJobs = (db: Database): JobHandler[] =>
  [pausePost, resumePost].map((kind) =>
    handle(kind, ({ companyId, jobPostId, uid, requestId }) =>
      db.transaction(async (tx) => {
        const doer = { uid, requestId, scope: { companyId, branchIds: null } }
        // Who joins meanwhile waits, and then finds what was paused.
        await lockMembers(tx, companyId)
        const post = await lockJobPost(tx, doer.scope, jobPostId)
        // An attempt that comes late finds that they decided otherwise, or that somebody joined who stays.
        const closesAt = await closingOf(tx, companyId)
        const isMeant = kind === pausePost ? closesAt !== null : closesAt === null
        if (!post || !isMeant) return dropped
        const isDone = closesAt
          ? await pauseForLeaving(tx, doer, post, closesAt)
          : await resumeAfterAll(tx, doer, post)
        return isDone ? undefined : dropped
      }),
    ),
  )
