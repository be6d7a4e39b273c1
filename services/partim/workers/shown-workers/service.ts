import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { noteUses } from '@/services/shared/rate-limit/rate-limit'
import { standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import type { ShownBudget } from '@/validators/shown-budgets'
import type { Actor } from '../../platform/members/access'
import { type Budget, companiesShown, recordShown } from './repository'
import { listSpent, noteSpent } from './spent-repository'

/** To whom workers are shown: a company, its member, and the visitor who acts for it. */
type Onlooker = Omit<Actor, 'requestId'>

/**
 * Workers per day that one visitor is shown for companies that are not represented: as many as five such companies get,
 * because mobile carriers put many people behind one address; no more, because anybody can claim companies by their
 * public numbers.
 */
const visitorWorkersADay = 500

/** How many days back staff read who spent a budget. */
const spentDays = 30
const spentAtMost = 500

const secondsToMidnight = (now = Date.now()) =>
  Math.ceil((Date.parse(`${bangkokToday(new Date(now + 86_400_000))}T00:00:00+07:00`) - now) / 1000)

/** A budget of the day is spent: what somebody reads who asks for more. */
class Spent extends Problem {
  constructor(
    readonly budget: ShownBudget,
    code: string,
    params: Record<string, number> = {},
  ) {
    super(429, code, { retryAfterSeconds: secondsToMidnight(), params })
  }
}

function companySpent(standing: Actor['standing']): Spent {
  const workers = standingTerms[standing].workersADay
  const more = standingTerms.represented.workersADay
  return new Spent('company', standing === 'represented' ? 'workers_a_day' : 'workers_until_represented', {
    workers,
    more,
  })
}

/** Has staff notice that a company asks for more than a budget allows; what it is told is the budget's problem. */
async function noticing(db: Database, { companyId, companyName }: Onlooker, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    // Outside the transaction that was refused.
    if (error instanceof Spent)
      await noteSpent(db, { companyId, companyName, day: bangkokToday(), budget: error.budget })
    throw error
  }
}

type Counted = { readonly key: string; readonly max: number; readonly times?: number }

/** Counts against one budget until midnight; whether it is spent. */
async function isSpent(tx: Database, { key, max, times = 1 }: Counted): Promise<boolean> {
  return (await noteUses(tx, [{ key, limit: { max, seconds: secondsToMidnight() }, times }])) > 0
}

type Counter = Budget & { readonly problem: () => Spent }

/**
 * What workers count to whom nobody of the company was shown that day, besides the company: the member; where it is not
 * represented, the visitor, who may have several such companies.
 */
function countersOf({ uid, companyId, standing, visitor }: Onlooker, day: string): Counter[] {
  const { workersADay, ofMember } = standingTerms[standing]
  const most = ofMember.workersADay
  const member: Counter = {
    key: `workers shown on ${day} to ${uid} of company ${companyId}`,
    most,
    problem: () => new Spent('member', 'workers_a_day_of_member', { workers: most }),
  }
  const address: Counter = {
    key: `workers shown on ${day} from ${visitor}`,
    most: visitorWorkersADay,
    problem: () => new Spent('visitor', 'too_many_requests'),
  }
  return [
    // The company's own budget is met first where one member may spend all of it.
    ...(most < workersADay ? [member] : []),
    ...(standing === 'represented' || visitor === null ? [] : [address]),
  ]
}

/**
 * Records that a company is shown these workers, before it is. In one day a company may be shown as many different
 * workers as its standing allows, counting all its members, and one of them not all of those; workers shown before that
 * day cost nothing. Throws 429 for the whole page when it would exceed the limit, so that a page's content does not depend
 * on what was seen before. A visitor with several companies is also counted by address. Staff read who was refused.
 */
export async function showWorkers(
  db: Database,
  onlooker: Onlooker,
  workerIds: readonly string[],
): Promise<void> {
  if (workerIds.length === 0) return
  const { companyId, standing } = onlooker
  const of = { companyId, day: bangkokToday() }
  const budgets = countersOf(onlooker, of.day)
  const most = standingTerms[standing].workersADay
  await noticing(db, onlooker, async () => {
    const spent = await recordShown(db, of, { workerIds, most, budgets, seconds: secondsToMidnight() })
    if (spent === null) return
    throw spent === 'company' ? companySpent(standing) : spent.problem()
  })
}

/**
 * Counts that a member opens the masked page of a worker whom the company has not read that day; 429 `profiles_a_day` above
 * the company's budget or the member's, which are smaller than those of lists: copying takes pages, choosing takes few.
 */
export async function countProfile(db: Database, onlooker: Onlooker): Promise<void> {
  const { uid, companyId, standing } = onlooker
  const { profilesADay, ofMember } = standingTerms[standing]
  const day = bangkokToday()
  await noticing(db, onlooker, async () => {
    const key = `profiles opened on ${day} by ${uid} of company ${companyId}`
    const own = { key, max: ofMember.profilesADay }
    if (await isSpent(db, own))
      throw new Spent('profiles_of_member', 'profiles_a_day_of_member', { profiles: own.max })
    const all = { key: `profiles opened on ${day} by company ${companyId}`, max: profilesADay }
    if (await isSpent(db, all)) throw new Spent('profiles', 'profiles_a_day', { profiles: all.max })
  })
}

/** Who was refused workers lately, for staff. */
export async function spentLately(db: Database) {
  const since = bangkokToday(new Date(Date.now() - spentDays * 86_400_000))
  const rows = await listSpent(db, since, spentAtMost)
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
}

/** The companies a worker was shown to, for the copy of the worker's data. */
export const shownRecords = (db: Database, uid: string) => companiesShown(db, uid)
