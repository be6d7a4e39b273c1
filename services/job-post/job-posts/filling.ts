import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type JobPost, moveJobPost } from './repository'
import { isFull, type PlacesTaken } from './shift-places'
import { nextState } from './state-machine'

/**
 * Fills a locked post once as many people have its job as it looks for, on every shift still to come where people choose
 * their shifts, and opens it again when one of the places comes free before the work is over. A paused post stays paused:
 * whoever paused it says when it goes on.
 */
export async function followPlacesTaken(tx: Database, post: JobPost, taken: PlacesTaken): Promise<void> {
  const event = isFull(post, taken) ? 'fill' : 'reopen'
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
