import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { applications } from '../../tables/applications'

type Of = { readonly companyId: string; readonly jobPostId: string; readonly workerId: string }

/** The id of a worker's application to a post; null without one. */
export async function findApplicationOf(tx: Database, { companyId, jobPostId, workerId }: Of) {
  const [found] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.jobPostId, jobPostId),
        eq(applications.workerId, workerId),
      ),
    )
  return found?.id ?? null
}

/** Notes that the worker knows the state of an application already: the interview reached their bell as it was proposed. */
export async function noteTold(
  tx: Database,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<void> {
  await tx
    .update(applications)
    .set({ toldState: sql`${applications.state}`, toldAt: sql`now()` })
    .where(and(eq(applications.companyId, companyId), eq(applications.id, id)))
}
