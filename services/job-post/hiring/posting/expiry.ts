import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { nextState } from '@/validators/states/job-post'
import { completeApplications } from '../applications/ending'
import { lockJobPost, moveJobPost, type PostKey } from '../job-posts/repository'
import { listOverdue } from './ending-repository'
import { settleCredit } from './post-credits'
import { tell } from './service'

/**
 * Ends every post whose last shift is over. Posts that still wait for staff get their credit back. A routine of
 * routes.ts.
 */
export async function expireDuePosts(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listOverdue,
    idOf: ({ id }) => id,
    handle: (key) => db.transaction((tx) => expire(tx, key)),
  })
}

async function expire(tx: Database, { companyId, id }: PostKey): Promise<void> {
  const scope = { companyId, branchIds: null }
  const post = await lockJobPost(tx, scope, id)
  const state = post && nextState(post.state, 'expire', 'system')
  // Its shifts may have been moved meanwhile.
  if (!state || post.expiresAt === null || post.expiresAt > new Date()) return
  await moveJobPost(tx, scope, id, { state, endedAt: new Date(), reviewSince: null })
  await settleCredit(tx, 'expire', post, 'system')
  const subject = { subjectType: 'job_post', subjectId: id, after: { state } }
  await recordAudit(tx, { actorUid: 'system', companyId, action: 'job_post.expire', ...subject })
  // For a filled post it is no news that nobody can apply any more.
  if (post.state !== 'filled') await tell(tx, 'expire', post, null)
  // The last shift is over, so the work is done.
  await completeApplications(tx, { companyId, jobPostId: id })
}
