import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'

/** Applications, with their events and notes, of work that ended long ago. */
export const applicationRetention: RetentionRule = {
  table: applications,
  age: applications.createdAt,
  isPast: sql`${applications.createdAt} < ${ago(retention.application)} and exists (
    select 1 from ${jobPosts}
    where ${jobPosts.companyId} = ${applications.companyId} and ${jobPosts.id} = ${applications.jobPostId}
      and ${jobPosts.expiresAt} < ${ago(retention.application)}
  )`,
}
