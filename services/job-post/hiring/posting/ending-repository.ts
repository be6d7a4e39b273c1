import { and, asc, lte, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { jobPosts } from '../../tables/job-posts'
import type { JobPostRow, PostKey } from '../job-posts/repository'

export type EndedPost = Pick<JobPostRow, 'companyId' | 'id' | 'branchId' | 'title'>

/**
 * Posts of every company that have not ended although their last shift has, without those in `except`, the longest
 * overdue first.
 */
export async function listOverdue(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<PostKey[]> {
  return db
    .select({ companyId: jobPosts.companyId, id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        // As literal text, because with parameters PostgreSQL would not use the partial indexes.
        sql`(${jobPosts.state} in ('published', 'paused', 'filled') or ${jobPosts.state} = 'pending_review')`,
        lte(jobPosts.expiresAt, sql`now()`),
        notInArray(jobPosts.id, [...except]),
      ),
    )
    .orderBy(asc(jobPosts.expiresAt))
    .limit(limit)
}
