import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { intervalOf, retention } from '@/validators/retention'
import { applications } from '../../tables/applications'
import { companies, proofs } from '../../tables/companies'
import { jobPostInvites } from '../../tables/job-post-invites'
import { jobPosts } from '../../tables/job-posts'
import { gaveJobBack } from '../applications/applicants-repository'

/** A worker, and a post of a company. */
export type WorkerAndPost = {
  readonly companyId: string
  readonly jobPostId: string
  readonly workerId: string
}

/**
 * By what a company and a worker may talk about a post: when the worker applied or was invited, unless that was withdrawn
 * before they had the job, or declined. Null for a post that is gone.
 */
export async function findRight(db: Database, { companyId, jobPostId, workerId }: WorkerAndPost) {
  const at = sql`greatest(${applications.createdAt}, ${jobPostInvites.at})`
  const [found] = await db
    .select({
      companyName: companies.name,
      logoUrl: companies.logoUrl,
      company: proofs,
      title: jobPosts.title,
      workType: jobPosts.workType,
      invitedAt: jobPostInvites.at,
      at: sql<Date | null>`${at}`.mapWith(applications.createdAt),
      until: sql<Date | null>`${at} + ${intervalOf(retention.application)}::interval`.mapWith(
        applications.createdAt,
      ),
    })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .leftJoin(
      applications,
      and(
        eq(applications.companyId, jobPosts.companyId),
        eq(applications.jobPostId, jobPosts.id),
        eq(applications.workerId, workerId),
        isNotNull(applications.workerUid),
        or(ne(applications.state, 'withdrawn'), gaveJobBack),
      ),
    )
    .leftJoin(
      jobPostInvites,
      and(
        eq(jobPostInvites.companyId, jobPosts.companyId),
        eq(jobPostInvites.jobPostId, jobPosts.id),
        eq(jobPostInvites.workerId, workerId),
        isNull(jobPostInvites.declinedAt),
      ),
    )
    .where(and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, jobPostId)))
  return found ?? null
}
