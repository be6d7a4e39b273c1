import type { Database } from '@/services/shared/database'
import { moveAll, type PostKey } from './repository'
import { openStates } from './state-machine'

/**
 * What the end of a post does to its applications, in the transaction that ends it: who was not decided about expires;
 * who was hired keeps the job, unless the work itself is cancelled.
 */
export async function endApplications(tx: Database, post: PostKey, isCancelled: boolean): Promise<void> {
  const states = isCancelled ? ([...openStates, 'hired'] as const) : openStates
  await moveAll(tx, post, states, { event: 'expire', to: 'expired' })
}

/** What the end of the last shift does: who was hired has worked, who still waits does so in vain. */
export async function completeApplications(tx: Database, post: PostKey): Promise<void> {
  await moveAll(tx, post, ['hired'], { event: 'complete', to: 'completed' })
  await moveAll(tx, post, openStates, { event: 'expire', to: 'expired' })
}
