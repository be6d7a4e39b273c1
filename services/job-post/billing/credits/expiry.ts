import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { longDay } from '@/services/shared/thai-days'
import { notifyMembers } from '../../platform/notifications/service'
import { type CreditKind, creditKinds, warningDays } from '../../shapes/credit-kinds'
import type { ParamsOf } from '../../shapes/notification-kinds'
import { availableIn } from './entitlement'
import {
  type ExpiringGrant,
  expireGrants,
  listExpiring,
  listLeftToClosed,
  listToWarn,
  markWarned,
} from './repository'

/** How many grants of a company are processed in one transaction. */
const atOnce = 200

/**
 * Removes expired credits from the balances, with a ledger entry each, and notifies the companies; so also what was
 * returned to a company after it closed. A routine of routes.ts.
 */
export async function expireDueCredits(db: Database, work: ItemWork): Promise<void> {
  for (const list of [listExpiring, listLeftToClosed]) {
    await ofEachCompany(db, work, list, async (tx, companyId) => {
      const expired = await expireGrants(tx, companyId, atOnce)
      await tell(tx, expiredKinds, companyId, expired, () => ({}))
      return expired.length
    })
  }
}

/** Removes what a closed company has left, with a ledger entry each, and answers how many credits of each kind. */
export async function endCredits(tx: Database, companyId: string): Promise<Record<CreditKind, number>> {
  const ended: ExpiringGrant[] = []
  let batch: ExpiringGrant[]
  do {
    batch = await expireGrants(tx, companyId, atOnce)
    ended.push(...batch)
  } while (batch.length === atOnce)
  const sumOf = (kind: CreditKind) => availableIn(ended.filter((grant) => grant.kind === kind))
  return { job_post: sumOf('job_post'), profile_unlock: sumOf('profile_unlock') }
}

/**
 * Warns companies of credits that expire in a month, a week and a day, once each; a routine of routes.ts. The nearest
 * day comes first, so that what is a day from its end is not called a month from it.
 */
export async function warnOfExpiry(db: Database, work: ItemWork): Promise<void> {
  for (const days of [...warningDays].sort((one, other) => one - other)) {
    const list: ListCompanies = (source, except, limit) => listToWarn(source, days, except, limit)
    await ofEachCompany(db, work, list, async (tx, companyId) => {
      const expiring = await markWarned(tx, companyId, days, atOnce)
      await tell(tx, expiringKinds, companyId, expiring, (first) => ({
        days: String(days),
        ...(first.expiresAt && { day: longDay.format(first.expiresAt) }),
      }))
      return expiring.length
    })
  }
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

const expiredKinds = { job_post: 'credits_expired', profile_unlock: 'unlocks_expired' } as const
const expiringKinds = { job_post: 'credits_expiring', profile_unlock: 'unlocks_expiring' } as const

/** Sends a company one notification for all its credits of a kind together. */
async function tell<
  Kind extends 'credits_expired' | 'credits_expiring' | 'unlocks_expired' | 'unlocks_expiring',
>(
  tx: Database,
  kinds: Readonly<Record<CreditKind, Kind>>,
  companyId: string,
  grants: readonly ExpiringGrant[],
  moreOf: (first: ExpiringGrant) => Omit<ParamsOf<Kind>, 'amount'>,
): Promise<void> {
  for (const creditKind of creditKinds) {
    const ofKind = grants.filter(({ kind }) => kind === creditKind)
    const [first] = ofKind
    if (!first) continue
    const params = { amount: String(availableIn(ofKind)), ...moreOf(first) } as ParamsOf<Kind>
    await notifyMembers(tx, {
      kind: kinds[creditKind],
      params,
      companyId,
      subjectId: companyId,
      branchId: null,
      actorUid: null,
    })
  }
}
