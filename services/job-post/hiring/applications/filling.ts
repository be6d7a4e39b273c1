import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { areShiftsChosen } from '@/validators/shift-places'
import { nextState } from '@/validators/states/job-post'
import { isLeavingPost, notePaused } from '../job-posts/leaving-posts-repository'
import { type JobPost, moveJobPost } from '../job-posts/repository'
import { hasBegun, isFull } from '../job-posts/shift-places'
import { endDismissals } from './dismissed-places-repository'
import { countPlacesTaken } from './repository'

/** Whether it is too late to hire: where applicants choose their shifts, once the last shift has begun. */
function isPast({ expiresAt, ...post }: JobPost, now = new Date()): boolean {
  if (expiresAt !== null && expiresAt <= now) return true
  return areShiftsChosen(post) && post.shifts.every((shift) => hasBegun(shift, now))
}

/**
 * Keeps a locked post from taking people whose company closes unless its last member stays: one that was published meanwhile is
 * paused until then. Answers whether it is such a post, and whether its state changed.
 */
async function holdWhileLeaving(tx: Database, post: JobPost) {
  const isLeaving = await isLeavingPost(tx, post)
  const state = isLeaving && post.state === 'published' ? nextState(post.state, 'pause', 'member') : null
  if (state) {
    await moveJobPost(tx, { companyId: post.companyId, branchIds: null }, post.id, { state })
    await notePaused(tx, post)
  }
  return { isLeaving, isChanged: state !== null }
}

/**
 * Marks a locked post as filled when as many people are hired as it needs (in every future shift, if applicants choose
 * their shifts), and reopens it when a place becomes free before the work is over. A paused post stays paused until a
 * member resumes it. In a shift that has everybody no lost place is dismissed any more. Answers whether the state changed.
 */
export async function syncFilledState(tx: Database, post: JobPost): Promise<boolean> {
  const { companyId, id } = post
  await endDismissals(tx, { companyId, jobPostId: id }, 'full')
  const canFollow = nextState(post.state, 'fill', 'system') ?? nextState(post.state, 'reopen', 'system')
  if (!canFollow || isPast(post)) return false
  const { isLeaving, isChanged } = await holdWhileLeaving(tx, post)
  if (isLeaving) return isChanged
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
