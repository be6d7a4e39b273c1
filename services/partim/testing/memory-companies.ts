import { Problem } from '@/services/shared/problem'
import { companyNameSearch } from '@/validators/company-name-search'
import type { Companies, CompanyName } from '../platform/companies/companies-of-job-post'
import type { Membership } from '../platform/members/membership'

/** A job-post service that knows the companies of a test's members, and what those are called. */
export function memoryCompanies() {
  const known = new Map<string, CompanyName>()
  const members = new Map<string, string>()
  const companies = {
    isDown: false,
    /** Members who left have no name any more. */
    leave: (uid: string) => members.delete(uid),
    add({ companyId, companyName }: Pick<Membership, 'companyId' | 'companyName'>, uid: string) {
      known.set(companyId, { companyId, companyName, province: 'กรุงเทพมหานคร' })
      members.set(uid, `คุณ ${uid}`)
    },
    async search(name: string) {
      if (companies.isDown) throw new Problem(503, 'unavailable')
      return [...known.values()]
        .filter(({ companyName }) => companyName.includes(name))
        .slice(0, companyNameSearch.atMost)
    },
    async find(companyId: string) {
      if (companies.isDown) throw new Problem(503, 'unavailable')
      return known.get(companyId) ?? null
    },
    async memberNames(_companyId: string, uids: readonly string[]) {
      if (companies.isDown) throw new Problem(503, 'unavailable')
      return new Map(
        uids.flatMap((uid) => (members.has(uid) ? [[uid, members.get(uid) ?? '']] : [])) as [
          string,
          string,
        ][],
      )
    },
  }
  return companies satisfies Companies
}
