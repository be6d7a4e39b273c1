import type { Database } from '@/services/shared/database'
import { areShiftsChosen } from '@/validators/shift-places'
import type { JobPost } from '../job-posts/repository'
import type { EditBy } from './changed-terms'
import { findApplication, listLeftWithout } from './repository'
import { moveOfPost } from './service'
import { isAllCancelled, namedShiftsOf, termsOf } from './terms'
import { listConcerned, storeChangedTerms } from './terms-repository'

/**
 * Takes the job from who was told that it is theirs and of whose shifts an edit of a locked post left none: it is cancelled for
 * them, and they are told at once, with the work as they had agreed to it. Where people choose their shifts, so is an offer.
 */
export async function takeBackWithoutShifts(
  tx: Database,
  before: JobPost,
  after: JobPost,
  { memberUid, reason }: EditBy,
): Promise<void> {
  if (before.publishedAt === null) return
  const areChosen = areShiftsChosen(after)
  for (const one of await listConcerned(tx, { companyId: after.companyId, jobPostId: after.id })) {
    const isOffered = areChosen && one.toldState === 'offered'
    const hasJob = one.state === 'hired' && one.toldState === 'hired'
    // An offer was agreed to by nobody: it is of the post's shifts, as they were.
    const agreed = (isOffered ? null : one.oldTerms) ?? termsOf(before, namedShiftsOf(before, one))
    if (!(hasJob || isOffered) || !isAllCancelled(agreed, after.shifts)) continue
    const application = await findApplication(tx, one)
    if (!application) continue
    await moveOfPost(tx, after, application, { event: 'reject', to: 'rejected', who: 'member', memberUid })
    // A reason given for other shifts before is none for these.
    const { cancelReason: _, ...terms } = agreed
    const oldTerms = { ...terms, isAllCancelled: true, ...(reason && { cancelReason: reason }) }
    await storeChangedTerms(tx, one, { oldTerms, changedTerms: [] })
  }
  if (areChosen) await takeBackUntold(tx, before, after, memberUid)
}

/**
 * Where people choose their shifts, takes an offer or a job back of whose shifts none is left, as if it had never been, from who
 * was not told of it: they may still come to the others that they chose, and who chose none of those is rejected.
 */
async function takeBackUntold(
  tx: Database,
  before: JobPost,
  after: JobPost,
  memberUid: string,
): Promise<void> {
  const kept = after.shifts.map(({ id }) => id)
  const removed = before.shifts.map(({ id }) => id).filter((id) => !kept.includes(id))
  if (removed.length === 0) return
  const post = { companyId: after.companyId, jobPostId: after.id }
  for (const key of await listLeftWithout(tx, post, { removed, kept })) {
    const application = await findApplication(tx, key)
    if (!application) continue
    const move =
      application.shiftIds.length > 0
        ? ({ event: 'view', to: 'viewed' } as const)
        : ({ event: 'reject', to: 'rejected' } as const)
    await moveOfPost(tx, after, application, { ...move, who: 'member', memberUid, assignedShiftIds: null })
  }
}
