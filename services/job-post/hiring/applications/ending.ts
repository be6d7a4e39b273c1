import type { Database } from '@/services/shared/database'
import { openStates } from '@/validators/states/application'
import type { PostKey } from './application-keys'
import { listUntoldEnds, moveAll, noteTakenBack } from './repository'
import { enqueueTakenBack, enqueueTelling } from './telling'
import { areOldTermsOver } from './work-done-repository'

/**
 * Ends the applications of a post, in the transaction that ends the post: undecided ones expire, and hired ones stay
 * hired unless the work itself is cancelled. Whoever loses an offer or the job by it is told at once, and everybody else as of
 * any decision.
 */
export async function endApplications(tx: Database, post: PostKey, isCancelled: boolean): Promise<void> {
  const states = isCancelled ? ([...openStates, 'hired'] as const) : openStates
  await moveAll(tx, post, states, { event: 'expire', to: 'expired' })
  const { companyId } = post
  const lost = (await noteTakenBack(tx, post)).flatMap(({ id, takenBack }) =>
    takenBack ? [{ companyId, id, state: 'expired' as const, takenBack }] : [],
  )
  await enqueueTakenBack(tx, ...lost)
  await enqueueTelling(tx, ...(await listUntoldEnds(tx, post)))
}

/** Ends the applications of a post after its last shift: hired ones whose work is over are completed, undecided ones expire. */
export async function completeApplications(tx: Database, post: PostKey): Promise<void> {
  await moveAll(tx, post, ['hired'], { event: 'complete', to: 'completed', only: areOldTermsOver })
  await moveAll(tx, post, openStates, { event: 'expire', to: 'expired' })
}
