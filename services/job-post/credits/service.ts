import type { Database } from '@/services/shared/database'
import type { Scope } from '../members/scope'
import { balancesOf } from './balance'
import { usableGrants } from './repository'

/** What the member's company can still use of each kind. */
export async function creditBalances(db: Database, { companyId }: Scope) {
  return balancesOf(await usableGrants(db, companyId))
}
