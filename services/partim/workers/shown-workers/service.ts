import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import { standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import type { Membership } from '../../platform/members/membership'
import { type CompanyDay, companiesShown, findNotShown, holdShownWorkers, insertShown } from './repository'

/** To whom workers are shown: a company, and the visitor who acts for it. */
type Onlooker = Pick<Membership, 'companyId' | 'standing'> & { readonly visitor: string | null }

/**
 * Workers per day that one visitor is shown for companies that are not represented: as many as five such companies get,
 * because mobile carriers put many people behind one address; no more, because anybody can claim companies by their
 * public numbers.
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

/** Counts workers shown to a company that is not represented to the visitor; 429 above the daily limit. */
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
 * Records that a company is shown these workers, before it is. In one day a company may be shown as many different
 * workers as its standing allows, counting all its members; workers shown before that day cost nothing. Throws 429 for
 * the whole page when it would exceed the limit, so that a page's content does not depend on what was seen before. A
 * visitor with several companies is also counted by address.
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
    const added = await insertShown(tx, of, { workerIds, most: standingTerms[standing].workersADay })
    // None were added: another page has just shown them all, or they are too many.
    if (added === 0 && (await findNotShown(tx, of, workerIds)).length > 0) throw budgetSpent(standing)
    if (added > 0) await countToVisitor(tx, onlooker, of, added)
  })
}

/** The companies a worker was shown to, for the copy of the worker's data. */
export const shownRecords = (db: Database, uid: string) => companiesShown(db, uid)
