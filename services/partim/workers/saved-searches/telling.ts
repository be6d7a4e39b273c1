import type { Database } from '@/services/shared/database'
import { dropped, handle, type JobHandler } from '@/services/shared/jobs/kind'
import { type NewsToMembers, peopleFound } from './news-to-members'
import { nextLook } from './next-look'
import { findSearch, forgetSavedSearch, noteLook } from './repository'

type TellingParts = { readonly db: Database; readonly news: NewsToMembers }

/**
 * Tells members of the people that their saved searches found, once, or that one stops; not of what they turned off meanwhile.
 */
export const peopleFoundJobs = ({ db, news }: TellingParts): JobHandler =>
  handle(peopleFound, async ({ companyId, savedSearchId, count }, { jobId }) => {
    const search = await findSearch(db, { companyId, id: savedSearchId })
    if (!search || search.notice === 'off' || search.branchGoneAt) return dropped
    const { memberUid, branchId, name } = search
    const outcome = await news.tell(jobId, { companyId, memberUid, savedSearchId, branchId, name, count })
    if (outcome === 'member_gone') return forgetSavedSearch(db, search)
    const now = new Date()
    await noteLook(db, search, {
      // Who only asked looks when it was to.
      nextLookAt: count > 0 ? nextLook(search.notice, now) : search.nextLookAt,
      ...(outcome === 'branch_gone' && { branchGoneAt: now }),
    })
  })
