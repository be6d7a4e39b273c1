import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import { standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import type { Membership } from '../members/membership'
import {
  type CompanyDay,
  companiesShown,
  countShown,
  findNotShown,
  holdShownWorkers,
  insertShown,
} from './repository'

/** For whom workers are shown: a company, by whichever visitor acts for it. */
type Onlooker = Pick<Membership, 'companyId' | 'standing'> & { readonly visitor: string | null }

/**
 * Workers one visitor is shown for companies that nobody has proven to speak for: what five of them are, for telephone
 * companies put many people behind one address, and not what many would be, for anybody claims companies by public numbers.
 */
const visitorWorkersADay = 500

const secondsToMidnight = (now = Date.now()) =>
  Math.ceil((Date.parse(`${bangkokToday(new Date(now + 86_400_000))}T00:00:00+07:00`) - now) / 1000)

function budgetSpent(standing: Membership['standing']): Problem {
  const workers = standingTerms[standing].workersADay
  const more = standingTerms.represented.workersADay
  const code = standing === 'represented' ? 'workers_a_day' : 'workers_until_represented'
  const retryAfterSeconds = secondsToMidnight()
  return new Problem(429, code, { retryAfterSeconds, params: { workers, more } })
}

/** Counts to the visitor what a company is shown that nobody has proven to speak for; 429 beyond a day's. */
async function countToVisitor(
  tx: Database,
  { standing, visitor }: Onlooker,
  { day }: CompanyDay,
  times: number,
): Promise<void> {
  if (standing === 'represented' || visitor === null) return
  const limit = { max: visitorWorkersADay, seconds: secondsToMidnight() }
  await countUses(tx, [{ key: `workers shown on ${day} from ${visitor}`, limit, times }])
}

/**
 * Notes that a company is shown these workers, before it is. In a day it may be shown so many different people as its
 * standing says, all its members together; whoever it was shown that day already it may look at again and again. Throws
 * 429 for all of them where they would be too many: what a page shows does not depend on what was seen before. Whoever
 * has several companies is counted by where they are as well.
 */
export async function showWorkers(
  db: Database,
  onlooker: Onlooker,
  workerIds: readonly string[],
): Promise<void> {
  const { companyId, standing } = onlooker
  const of = { companyId, day: bangkokToday() }
  if (workerIds.length === 0 || (await findNotShown(db, of, workerIds)).length === 0) return
  await db.transaction(async (tx) => {
    await holdShownWorkers(tx, companyId)
    const added = await findNotShown(tx, of, workerIds)
    if (added.length === 0) return
    if ((await countShown(tx, of)) + added.length > standingTerms[standing].workersADay) {
      throw budgetSpent(standing)
    }
    await countToVisitor(tx, onlooker, of, added.length)
    await insertShown(tx, of, added)
  })
}

/** To whom a worker was shown, for the copy of somebody's data. */
export const shownRecords = (db: Database, uid: string) => companiesShown(db, uid)
