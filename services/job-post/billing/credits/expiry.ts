import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { notifyMembers } from '../../platform/notifications/service'
import { type ExpiringGrant, expireGrants, listExpiring, listToWarn, markWarned } from './repository'

/** How many days before credits expire their company is warned. */
export const warningDays = 7

/** How many grants of a company are processed in one transaction. */
const atOnce = 200

/**
 * Removes expired credits from the balances, with a ledger entry each, and notifies the companies; a routine of
 * routes.ts.
 */
export async function expireDueCredits(db: Database, work: ItemWork): Promise<void> {
  await ofEachCompany(db, work, listExpiring, async (tx, companyId) => {
    const expired = await expireGrants(tx, companyId, atOnce)
    await tell(tx, 'credits_expired', companyId, expired)
    return expired.length
  })
}

/** Warns companies of credits that expire within a week, once for each credit; a routine of routes.ts. */
export async function warnOfExpiry(db: Database, work: ItemWork): Promise<void> {
  const list: ListCompanies = (source, except, limit) => listToWarn(source, warningDays, except, limit)
  await ofEachCompany(db, work, list, async (tx, companyId) => {
    const expiring = await markWarned(tx, companyId, warningDays, atOnce)
    await tell(tx, 'credits_expiring', companyId, expiring)
    return expiring.length
  })
}

type ListCompanies = (db: Database, except: readonly string[], limit: number) => Promise<string[]>

/** Processes the grants of each company in its own transactions; `handle` answers how many it processed. */
async function ofEachCompany(
  db: Database,
  work: ItemWork,
  list: ListCompanies,
  handle: (tx: Database, companyId: string) => Promise<number>,
): Promise<void> {
  await workThrough(db, work, {
    list,
    idOf: (companyId) => companyId,
    handle: async (companyId) => {
      let isMore = true
      while (isMore && !work.stopping.aborted) {
        isMore = (await db.transaction((tx) => handle(tx, companyId))) === atOnce
      }
    },
  })
}

/** Sends a company one notification for all its credits together. */
async function tell(
  tx: Database,
  kind: 'credits_expired' | 'credits_expiring',
  companyId: string,
  grants: readonly ExpiringGrant[],
): Promise<void> {
  if (grants.length === 0) return
  const params = { amount: String(grants.reduce((sum, grant) => sum + grant.available, 0)) }
  await notifyMembers(tx, { kind, params, companyId, subjectId: companyId, branchId: null, actorUid: null })
}
