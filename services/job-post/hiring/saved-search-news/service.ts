import type { Database } from '@/services/shared/database'
import { standingOf } from '@/validators/company-standing'
import { permits } from '@/validators/permissions'
import type { NewsOutcome } from '@/validators/saved-search-news'
import { lockBranchInUse } from '../../company/branches/repository'
import { findCompany } from '../../company/companies/repository'
import { findMember } from '../../platform/access/repository'
import { forgetTold, tellMember } from '../../platform/notifications/service'

type SavedSearchNews = {
  readonly companyId: string
  readonly memberUid: string
  readonly savedSearchId: string
  /** The branch that is searched near; null for another place. */
  readonly branchId: string | null
  readonly name: string
  readonly count: number
}

/**
 * Tells a member of new people for a search they saved, once per id, if they still may find people there, and nothing of nobody;
 * otherwise that the search stops, where its branch is out of use or no longer one of theirs: until it is asked anew and goes
 * on, that stays unread. Answers what came of it.
 */
export async function tellOfPeople(db: Database, id: string, news: SavedSearchNews): Promise<NewsOutcome> {
  const { companyId, memberUid, branchId, savedSearchId, name, count } = news
  return db.transaction(async (tx) => {
    const member = await findMember(tx, memberUid)
    if (member?.companyId !== companyId || !permits(member.role, 'favourites.edit')) return 'member_gone'
    if (branchId !== null && !(await lockBranchInUse(tx, member, branchId))) {
      await tellMember(tx, member, {
        id,
        kind: 'saved_search_stopped',
        params: { search: name },
        subjectId: savedSearchId,
      })
      return 'branch_gone'
    }
    await forgetTold(tx, { companyId, kind: 'saved_search_stopped', subjectId: savedSearchId })
    const company = await findCompany(tx, companyId)
    if (!company || standingOf(company) === 'unregistered') return 'not_now'
    if (count > 0) {
      await tellMember(tx, member, {
        id,
        kind: 'workers_found',
        params: { search: name, count: String(count) },
        subjectId: savedSearchId,
      })
    }
    return 'told'
  })
}
