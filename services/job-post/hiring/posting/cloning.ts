import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import type { StorageSettings } from '@/services/shared/uploads/shown-address'
import { bangkokToday } from '@/validators/rules'
import { moveDeadline, moveWeeks, weeksToMove } from '@/validators/shift-days'
import { type JobPostState, openStates } from '@/validators/states/job-post'
import { lockBranchInUse } from '../../company/branches/repository'
import type { Actor } from '../../platform/access/actor'
import { draftOf } from '../job-posts/content'
import { type JobPostDraft, presentJobPost } from '../job-posts/present'
import type { JobPost } from '../job-posts/repository'
import type { EventOutcome } from './member-events'
import { createJobPost } from './saving'
import { requireJobPost } from './service'

/** States of posts that already cover their days, so that a copy begins after those days. */
const takenStates: readonly JobPostState[] = openStates

/** Copies a post to a new draft, on the same weekdays in the future; without its branch when that is archived. */
async function draftAgain(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  post: JobPost,
): Promise<JobPost> {
  const { applyBy, shifts, ...said } = draftOf(post) as JobPostDraft & { shifts: ShiftDraft[] }
  const today = bangkokToday()
  const weeks = weeksToMove(shifts, { today, taken: takenStates.includes(post.state) })
  const isInUse = post.branchId !== null && (await lockBranchInUse(tx, actor.scope, post.branchId))
  const draft = {
    ...said,
    branchId: isInUse ? said.branchId : undefined,
    shifts: moveWeeks(shifts, weeks),
    applyBy: moveDeadline(applyBy, { weeks, today }),
  }
  return createJobPost(tx, settings, actor, draft, post.photos)
}

type ShiftDraft = NonNullable<JobPostDraft['shifts']>[number]

/** Creates a draft from each of several posts; each outcome names the original and contains the draft. */
export async function cloneJobPosts(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  ids: readonly string[],
): Promise<EventOutcome[]> {
  const outcomes: EventOutcome[] = []
  for (const jobPostId of ids) {
    try {
      // A savepoint, so that a refusal after the draft was stored removes the draft.
      const draft = await tx.transaction(async (step) =>
        draftAgain(step, settings, actor, await requireJobPost(step, actor, jobPostId)),
      )
      outcomes.push({ jobPostId, post: presentJobPost(draft, actor.role), refusal: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      outcomes.push({ jobPostId, post: null, refusal: error.code })
    }
  }
  return outcomes
}
