import type { Database } from '@/services/shared/database'
import type { JobPost } from '../job-posts/repository'
import type { EditBy } from './changed-terms'
import { findApplication } from './repository'
import { moveOfPost } from './service'
import { isAllCancelled, namedShiftsOf, termsOf } from './terms'
import { listConcerned, storeChangedTerms } from './terms-repository'

/**
 * Takes the job from who was told that it is theirs and of whose shifts an edit of a locked post left none: it is cancelled for
 * them, and they are told at once, with the work as they had agreed to it.
 */
export async function takeBackWithoutShifts(
  tx: Database,
  before: JobPost,
  after: JobPost,
  { memberUid, reason }: EditBy,
): Promise<void> {
  if (before.publishedAt === null) return
  for (const one of await listConcerned(tx, { companyId: after.companyId, jobPostId: after.id })) {
    const agreed = one.oldTerms ?? termsOf(before, namedShiftsOf(before, one))
    const hasJob = one.state === 'hired' && one.toldState === 'hired'
    if (!hasJob || !isAllCancelled(agreed, after.shifts)) continue
    // A reason given for other shifts before is none for these.
    const { cancelReason: _, ...terms } = agreed
    const oldTerms = { ...terms, isAllCancelled: true, ...(reason && { cancelReason: reason }) }
    await storeChangedTerms(tx, one, { oldTerms, changedTerms: [] })
    const application = await findApplication(tx, one)
    if (application)
      await moveOfPost(tx, after, application, { event: 'reject', to: 'rejected', who: 'member', memberUid })
  }
}
