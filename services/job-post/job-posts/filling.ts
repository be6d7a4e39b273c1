import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type JobPost, moveJobPost } from './repository'
import { nextState } from './state-machine'

/**
 * Fills a locked post once as many people have its job as it looks for, and opens it again when one of the places comes
 * free before the work is over. A paused post stays paused: whoever paused it says when it goes on.
 */
export async function followPlacesTaken(tx: Database, post: JobPost, taken: number): Promise<void> {
  const isFull = post.headcount !== null && taken >= post.headcount
  const event = isFull ? 'fill' : 'reopen'
  const state = nextState(post.state, event, 'system')
  const isOver = post.expiresAt !== null && post.expiresAt <= new Date()
  if (!state || isOver) return
  const { companyId, id } = post
  await moveJobPost(tx, { companyId, branchIds: null }, id, { state })
  await recordAudit(tx, {
    actorUid: 'system',
    companyId,
    action: `job_post.${event}`,
    subjectType: 'job_post',
    subjectId: id,
    before: { state: post.state },
    after: { state },
  })
}
