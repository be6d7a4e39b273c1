import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { jobPosts } from '../../tables/job-posts'

/** A draft that waited for credit and could not be published when some came. */
export type KeptPost = {
  readonly id: string
  readonly title: string
  readonly waitsSince: Date | null
  readonly keptAt: Date | null
}

/** Those of a company of which it is known when that was, the ones that wait the shortest first. */
export const listKeptPosts = (db: Database, companyId: string): Promise<KeptPost[]> =>
  db
    .select({
      id: jobPosts.id,
      title: sql<string>`coalesce(${jobPosts.title}, '')`,
      waitsSince: jobPosts.creditShortSince,
      keptAt: jobPosts.keptDraftAt,
    })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        eq(jobPosts.state, 'draft'),
        isNotNull(jobPosts.creditShortSince),
        isNotNull(jobPosts.keptDraftReason),
        isNotNull(jobPosts.keptDraftAt),
      ),
    )
    .orderBy(desc(jobPosts.creditShortSince), asc(jobPosts.id))
