import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
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

const rowsShown = prepared(
  (db, { companyId, day, workerIds }: Given<CompanyDay & { readonly workerIds: readonly string[] }>) =>
    db
      .select({ workerId: shownWorkers.workerId })
      .from(shownWorkers)
      .where(
        and(
          eq(shownWorkers.companyId, companyId),
          eq(shownWorkers.day, day),
          sql`${shownWorkers.workerId} = any(${workerIds}::uuid[])`,
        ),
      ),
)

/** The workers among these that the company was not yet shown that day. */
export async function findNotShown(
  db: Database,
  of: CompanyDay,
  workerIds: readonly string[],
): Promise<string[]> {
  const rows = await rowsShown(db, { ...of, workerIds })
  const shown = new Set(rows.map(({ workerId }) => workerId))
  return workerIds.filter((id) => !shown.has(id))
}

/**
 * Records those of some workers whom the company was not yet shown that day: all, or none where that would be more than `most`
 * that day. Answers how many were recorded. In one statement, because every page of people takes it.
 */
export async function insertShown(
  tx: Database,
  of: CompanyDay,
  { workerIds, most }: { readonly workerIds: readonly string[]; readonly most: number },
): Promise<number> {
  const { companyId, day } = of
  const wanted = sql`unnest(${sql.param([...workerIds])}::uuid[]) as wanted (id)`
  const isShown = sql`exists (select from ${shownWorkers} where ${isOf(of)} and ${shownWorkers.workerId} = wanted.id)`
  const fresh = sql`(select wanted.id, count(*) over () as people from ${wanted} where not ${isShown}) as fresh`
  const shown = sql`(select count(*) from ${shownWorkers} where ${isOf(of)})`
  const added = await tx
    .insert(shownWorkers)
    .select(
      sql`select ${companyId}::uuid, ${day}::date, fresh.id from ${fresh} where fresh.people + ${shown} <= ${most}::int`,
    )
    .onConflictDoNothing()
    .returning({ workerId: shownWorkers.workerId })
  return added.length
}

/** The companies the account's worker was shown to, as far as this is still stored. */
export async function companiesShown(db: Database, accountUid: string) {
  return db
    .select({ companyId: shownWorkers.companyId, day: shownWorkers.day })
    .from(shownWorkers)
    .innerJoin(workers, eq(workers.id, shownWorkers.workerId))
    .where(eq(workers.accountUid, accountUid))
}
