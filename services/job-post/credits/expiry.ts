import type { Database } from '@/services/shared/database'
import type { RoutineWork } from '@/services/shared/routine'
import { notifyMembers } from '../notifications/service'
import { type ExpiringGrant, expireGrants, markWarned } from './repository'

/** Days before credits expire from which on their company is warned. */
export const warningDays = 7

/** Grants looked at in one transaction. */
const atOnce = 200

type Work = Pick<RoutineWork, 'stopping'>

/** Takes expired credits out of the balances, entry by entry, and tells the companies; a routine of routes.ts. */
export async function expireDueCredits(db: Database, { stopping }: Work): Promise<void> {
  let isMore = true
  while (isMore && !stopping.aborted) {
    isMore = await db.transaction(async (tx) => {
      const expired = await expireGrants(tx, atOnce)
      await tell(tx, 'credits_expired', expired)
      return expired.length === atOnce
    })
  }
}

/** Tells companies which credits expire within a week, each credit once; a routine of routes.ts. */
export async function warnOfExpiry(db: Database, { stopping }: Work): Promise<void> {
  let isMore = true
  while (isMore && !stopping.aborted) {
    isMore = await db.transaction(async (tx) => {
      const expiring = await markWarned(tx, warningDays, atOnce)
      await tell(tx, 'credits_expiring', expiring)
      return expiring.length === atOnce
    })
  }
}

/** One notification a company, of all its credits together. */
async function tell(
  tx: Database,
  kind: 'credits_expired' | 'credits_expiring',
  grants: readonly ExpiringGrant[],
): Promise<void> {
  const amounts = new Map<string, number>()
  for (const { companyId, available } of grants) {
    amounts.set(companyId, (amounts.get(companyId) ?? 0) + available)
  }
  for (const [companyId, amount] of amounts) {
    const params = { amount: String(amount) }
    await notifyMembers(tx, { kind, params, companyId, subjectId: companyId, branchId: null, actorUid: null })
  }
}
