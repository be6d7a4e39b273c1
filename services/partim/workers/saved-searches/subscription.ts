import { branchReopened } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { goOnAtBranch } from './repository'

/** A branch is in use again: searches near it that had stopped go on, of those members whose branch it still is. */
export const reopenedBranchSubscription = subscribe(branchReopened, (tx, { about, facts: { memberUids } }) =>
  goOnAtBranch(tx, about, memberUids),
)
