import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { workplaces } from '../../tables/resume-readers'
import { resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { isKnownAdult } from '../workers/repository'

/**
 * The photo of a worker: for everybody who finds them only where they allow that, and of somebody who is not known to be 18
 * only for a company they applied to.
 */
export async function findPhoto(
  db: Database,
  workerId: string,
  { isOpen, hasApplied }: { readonly isOpen: boolean; readonly hasApplied: boolean },
): Promise<string | null> {
  const [found] = await db
    .select({ photoUrl: accounts.photoUrl })
    .from(workers)
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .where(
      and(
        eq(workers.id, workerId),
        hasApplied ? undefined : isKnownAdult,
        isOpen ? undefined : sql`${resumes.photoInLists}`,
      ),
    )
  return found?.photoUrl ?? null
}

/** What a worker did for a company to the end: how many shifts, and the day of the last; null before the first. */
export async function findWork(
  db: Database,
  { companyId, workerId }: { readonly companyId: string; readonly workerId: string },
): Promise<{ readonly shifts: number; readonly on: string } | null> {
  const [found] = await db
    .select({ shifts: workplaces.shifts, on: workplaces.workedOn })
    .from(workplaces)
    .where(and(eq(workplaces.companyId, companyId), eq(workplaces.workerId, workerId)))
  return found?.on ? { shifts: found.shifts, on: found.on } : null
}
