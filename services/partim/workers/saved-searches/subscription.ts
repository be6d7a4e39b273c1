import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { branchReopened } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { peopleFound } from './news-to-members'
import { goOnAtBranch } from './repository'

/**
 * A branch is in use again: searches near it that had stopped go on, of those members whose branch it still is. Each asks at
 * once, because only the answer takes back that its member was told of a stop.
 */
export const reopenedBranchSubscription = subscribe(
  branchReopened,
  async (tx, { about, facts: { memberUids } }) => {
    const searches = await goOnAtBranch(tx, about, memberUids)
    await enqueueAll(
      tx,
      peopleFound,
      searches.map(({ companyId, id }) => ({ companyId, savedSearchId: id, count: 0 })),
    )
  },
)
