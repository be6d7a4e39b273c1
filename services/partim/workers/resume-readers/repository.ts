import { and, desc, eq, gt, max, min, sql, sum } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { ago } from '@/services/shared/retention/past'
import { thaiOrder } from '@/services/shared/thai-order'
import { retention } from '@/validators/retention'
import { bangkokToday } from '@/validators/rules'
import { blockedCompanies, resumeViews, workplaces } from '../../tables/resume-readers'
import { workers } from '../../tables/workers'

/** A company by its id in the job-post service and its present name. */
export type KnownCompany = { readonly companyId: string; readonly companyName: string }

/** Records that a company reads a worker's resume; readings of one day are counted together. */
export async function noteView(
  db: Database,
  { companyId, companyName }: KnownCompany,
  workerId: string,
): Promise<void> {
  await db
    .insert(resumeViews)
    .values({ workerId, companyId, companyName, day: bangkokToday() })
    .onConflictDoUpdate({
      target: [resumeViews.workerId, resumeViews.companyId, resumeViews.day],
      set: { companyName, lastAt: sql`now()`, times: sql`${resumeViews.times} + 1` },
    })
}

/** Whether a company's reading of a worker's resume was recorded that day. */
export const hasViewedToday = async (
  db: Database,
  { companyId }: Pick<KnownCompany, 'companyId'>,
  workerId: string,
): Promise<boolean> =>
  (await db.$count(
    resumeViews,
    and(
      eq(resumeViews.workerId, workerId),
      eq(resumeViews.companyId, companyId),
      eq(resumeViews.day, bangkokToday()),
    ),
  )) > 0

/** Records that a worker works for a company. Repeating it keeps the last time; nothing for a worker who is gone. */
export async function noteWorkplace(
  tx: Database,
  { companyId, companyName }: KnownCompany,
  workerId: string,
  hiredAt: Date,
): Promise<void> {
  const [worker] = await tx
    .select({ id: workers.id })
    .from(workers)
    .where(eq(workers.id, workerId))
    .for('share')
  if (!worker) return
  await tx
    .insert(workplaces)
    .values({ workerId, companyId, companyName, hiredAt })
    .onConflictDoUpdate({
      target: [workplaces.workerId, workplaces.companyId],
      set: { companyName, hiredAt: sql`greatest(${workplaces.hiredAt}, excluded.hired_at)` },
    })
}

/** Notes what a worker did for a company that is a workplace of theirs; null is nothing. */
export async function noteWork(
  tx: Database,
  { companyId, workerId }: { readonly companyId: string; readonly workerId: string },
  worked: { readonly shifts: number; readonly lastOn: string } | null,
): Promise<void> {
  await tx
    .update(workplaces)
    .set({ shifts: worked?.shifts ?? 0, workedOn: worked?.lastOn ?? null })
    .where(and(eq(workplaces.workerId, workerId), eq(workplaces.companyId, companyId)))
}

const ofAccount = (accountUid: string) => eq(workers.accountUid, accountUid)

/** How many companies a list names at most: those that read last. */
const readersAtMost = 100

/** The companies that read an account's resume, the last one first, and whether they are blocked. */
export async function listReaders(db: Database, accountUid: string) {
  const lastAt = max(resumeViews.lastAt)
  return db
    .select({
      companyId: resumeViews.companyId,
      companyName: sql<string>`(array_agg(${resumeViews.companyName} order by ${resumeViews.day} desc))[1]`,
      firstAt: min(resumeViews.firstAt),
      lastAt,
      times: sum(resumeViews.times).mapWith(Number),
      isBlocked: sql<boolean>`bool_or(${blockedCompanies.at} is not null)`,
    })
    .from(resumeViews)
    .innerJoin(workers, eq(workers.id, resumeViews.workerId))
    .leftJoin(
      blockedCompanies,
      and(
        eq(blockedCompanies.workerId, resumeViews.workerId),
        eq(blockedCompanies.companyId, resumeViews.companyId),
      ),
    )
    .where(ofAccount(accountUid))
    .groupBy(resumeViews.companyId)
    .orderBy(desc(lastAt))
    .limit(readersAtMost)
}

/** The companies an account's worker blocked, by name. */
export async function listBlocked(db: Database, accountUid: string) {
  return db
    .select({
      companyId: blockedCompanies.companyId,
      companyName: blockedCompanies.companyName,
      at: blockedCompanies.at,
    })
    .from(blockedCompanies)
    .innerJoin(workers, eq(workers.id, blockedCompanies.workerId))
    .where(ofAccount(accountUid))
    .orderBy(thaiOrder(blockedCompanies.companyName), blockedCompanies.companyId)
}

/**
 * The companies that hired an account's worker in the past year, the last one first, with the shifts they did there to the
 * end and the day of the last in Thailand.
 */
export async function listWorkplaces(db: Database, accountUid: string) {
  const { companyId, companyName, hiredAt, shifts, workedOn } = workplaces
  return db
    .select({ companyId, companyName, hiredAt, shifts, workedOn })
    .from(workplaces)
    .innerJoin(workers, eq(workers.id, workplaces.workerId))
    .where(and(ofAccount(accountUid), gt(workplaces.hiredAt, ago(retention.workplace))))
    .orderBy(desc(workplaces.hiredAt))
}

/** All readings of an account's resume that are still stored. */
export async function allViews(db: Database, accountUid: string) {
  const { companyId, companyName, day, firstAt, lastAt, times } = resumeViews
  return db
    .select({ companyId, companyName, day, firstAt, lastAt, times })
    .from(resumeViews)
    .innerJoin(workers, eq(workers.id, resumeViews.workerId))
    .where(ofAccount(accountUid))
    .orderBy(desc(resumeViews.lastAt))
}
