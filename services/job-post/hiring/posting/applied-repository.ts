import { and, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { applications } from '../../tables/applications'
import type { PostKey } from '../job-posts/repository'

/** Whether anybody has applied to a post, whatever became of it. */
export async function hasApplications(db: Database, { companyId, id }: PostKey): Promise<boolean> {
  const [any] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.jobPostId, id)))
    .limit(1)
  return any !== undefined
}
