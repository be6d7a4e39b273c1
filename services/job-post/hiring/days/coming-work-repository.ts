import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { Scope } from '../../platform/access/scope'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { columns } from '../applications/repository'
import { within } from '../job-posts/repository'

/** The applications of who is hired for posts whose work is not over, the earliest post first. */
export const listHired = async (db: Database, scope: Scope, limit: number) =>
  db
    .select(columns)
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .where(
      within(
        scope,
        eq(applications.companyId, scope.companyId),
        eq(applications.state, 'hired'),
        gt(jobPosts.expiresAt, sql`now()`),
      ),
    )
    .orderBy(asc(jobPosts.startsAt), asc(applications.id))
    .limit(limit)
