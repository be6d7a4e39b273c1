import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { shownWorkers } from '../../tables/shown-workers'
import { workers } from '../../tables/workers'

/** A company and a day, YYYY-MM-DD in Thailand. */
export type CompanyDay = { readonly companyId: string; readonly day: string }

const isOf = ({ companyId, day }: CompanyDay) =>
  and(eq(shownWorkers.companyId, companyId), eq(shownWorkers.day, day))

/** Locks the list of workers a company was shown against additions until the transaction ends. */
export async function holdShownWorkers(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shown workers ${companyId}`}, 0))`)
}

/** The workers among these that the company was not yet shown that day. */
export async function findNotShown(
  db: Database,
  of: CompanyDay,
  workerIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ workerId: shownWorkers.workerId })
    .from(shownWorkers)
    .where(and(isOf(of), inArray(shownWorkers.workerId, [...workerIds])))
  const shown = new Set(rows.map(({ workerId }) => workerId))
  return workerIds.filter((id) => !shown.has(id))
}

export const countShown = (db: Database, of: CompanyDay): Promise<number> => db.$count(shownWorkers, isOf(of))

export async function insertShown(tx: Database, of: CompanyDay, workerIds: readonly string[]): Promise<void> {
  await tx
    .insert(shownWorkers)
    .values(workerIds.map((workerId) => ({ ...of, workerId })))
    .onConflictDoNothing()
}

/** The companies the account's worker was shown to, as far as this is still stored. */
export async function companiesShown(db: Database, accountUid: string) {
  return db
    .select({ companyId: shownWorkers.companyId, day: shownWorkers.day })
    .from(shownWorkers)
    .innerJoin(workers, eq(workers.id, shownWorkers.workerId))
    .where(eq(workers.accountUid, accountUid))
}
