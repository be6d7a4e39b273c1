import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import { moveDeadline, moveWeeks, weeksToMove } from '@/validators/shift-days'
import { lockBranchInUse } from '../branches/repository'
import type { Actor } from '../members/actor'
import type { StorageSettings } from '../uploads/photos'
import { draftOf } from './content'
import type { EventOutcome } from './member-events'
import { type JobPostDraft, presentJobPost } from './present'
import type { JobPost } from './repository'
import { createJobPost } from './saving'
import { requireJobPost } from './service'
import { type JobPostState, openStates } from './state-machine'

/** States of posts whose days are being filled or are filled: a copy begins after those days. */
const takenStates: readonly JobPostState[] = openStates

/** A post as a new draft, on the same weekdays to come; without the branch when that is archived. */
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

/** Makes a draft of each of several posts; each answer names the original post and holds the new one. */
export async function cloneJobPosts(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  ids: readonly string[],
): Promise<EventOutcome[]> {
  const outcomes: EventOutcome[] = []
  for (const jobPostId of ids) {
    try {
      // A savepoint: what is refused after its draft was stored takes the draft with it.
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
