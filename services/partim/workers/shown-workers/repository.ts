import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { raisedDetail } from '@/services/shared/database-errors'
import { type Given, prepared } from '@/services/shared/prepared'
import { shownWorkers } from '../../tables/shown-workers'
import { workers } from '../../tables/workers'

/** A company and a day, YYYY-MM-DD in Thailand. */
export type CompanyDay = { readonly companyId: string; readonly day: string }

/** A count of workers until midnight under a key, and the most it may come to. */
export type Budget = { readonly key: string; readonly most: number }

type Page = CompanyDay & {
  readonly workerIds: readonly string[]
  readonly most: number
  readonly keys: readonly string[]
  readonly mosts: readonly number[]
  readonly seconds: number
}

const rowsOfPage = prepared((db, { companyId, day, workerIds, most, keys, mosts, seconds }: Given<Page>) =>
  db
    .select({
      isShown: sql<boolean>`show_workers(${companyId}::uuid, ${day}::date, ${workerIds}::uuid[], ${most}::int,
        ${keys}::text[], ${mosts}::int[], ${seconds}::float8)`,
    })
    .from(sql`(values (true)) as once`),
)

/**
 * Records those of some workers whom the company was not yet shown that day, and counts them to each budget: all, or none where
 * that would be more than `most` that day, or than a budget allows. Answers which was spent; null where all are shown. In one call
 * of a function (migration 0016), because every page of people takes it.
 */
export async function recordShown<Own extends Budget>(
  db: Database,
  of: CompanyDay,
  page: Pick<Page, 'workerIds' | 'most' | 'seconds'> & { readonly budgets: readonly Own[] },
): Promise<'company' | Own | null> {
  const { budgets, ...more } = page
  const [keys, mosts] = [budgets.map(({ key }) => key), budgets.map(({ most }) => most)]
  try {
    const [row] = await rowsOfPage(db, { ...of, ...more, keys, mosts })
    return row?.isShown ? null : 'company'
  } catch (error) {
    const spent = budgets[Number(raisedDetail(error, 'PT429')) - 1]
    if (!spent) throw error
    return spent
  }
}

/** The companies the account's worker was shown to, as far as this is still stored. */
export async function companiesShown(db: Database, accountUid: string) {
  return db
    .select({ companyId: shownWorkers.companyId, day: shownWorkers.day })
    .from(shownWorkers)
    .innerJoin(workers, eq(workers.id, shownWorkers.workerId))
    .where(eq(workers.accountUid, accountUid))
}
