import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { completeApplications } from '../applications/ending'
import { listOverdue } from './ending-repository'
import { settleCredit } from './post-credits'
import { lockJobPost, moveJobPost, type PostKey } from './repository'
import { tell } from './service'
import { nextState } from './state-machine'

/**
 * Ends every post whose last shift is over, those that still wait for staff included, whose credit goes back; a routine of
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
  // Its days may have been moved meanwhile.
  if (!state || post.expiresAt === null || post.expiresAt > new Date()) return
  await moveJobPost(tx, scope, id, { state, endedAt: new Date(), reviewSince: null })
  await settleCredit(tx, 'expire', post, 'system')
  const subject = { subjectType: 'job_post', subjectId: id, after: { state } }
  await recordAudit(tx, { actorUid: 'system', companyId, action: 'job_post.expire', ...subject })
  // That nobody can apply any more is no news of a post that had its people.
  if (post.state !== 'filled') await tell(tx, 'expire', post, null)
  // Their last shift is over: it has been worked.
  await completeApplications(tx, { companyId, jobPostId: id })
}
