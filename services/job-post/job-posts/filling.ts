import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { areShiftsChosen } from '@/validators/shift-places'
import { countPlacesTaken } from '../applications/repository'
import { type JobPost, moveJobPost } from './repository'
import { hasBegun, isFull } from './shift-places'
import { nextState } from './state-machine'

/** Whether it is too late to hire: where applicants choose their shifts, once the last shift has begun. */
function isPast({ expiresAt, ...post }: JobPost, now = new Date()): boolean {
  if (expiresAt !== null && expiresAt <= now) return true
  return areShiftsChosen(post) && post.shifts.every((shift) => hasBegun(shift, now))
}

/**
 * Marks a locked post as filled when as many people are hired as it needs (in every shift to come, where applicants
 * choose their shifts), and opens it again when a place becomes free before the work is over. A paused post stays
 * paused until somebody resumes it. Answers whether the state changed.
 */
export async function syncFilledState(tx: Database, post: JobPost): Promise<boolean> {
  const { companyId, id } = post
  const canFollow = nextState(post.state, 'fill', 'system') ?? nextState(post.state, 'reopen', 'system')
  if (!canFollow || isPast(post)) return false
  const taken = await countPlacesTaken(tx, { companyId, jobPostId: id })
  const event = isFull(post, taken) ? 'fill' : 'reopen'
  const state = nextState(post.state, event, 'system')
  if (!state) return false
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
  return true
}
