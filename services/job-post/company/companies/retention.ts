import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'

const closedLongAgo = sql`(select ${companies.id} from ${companies}
  where ${companies.closedAt} < ${ago(retention.closedCompany)})`

/** Posts of closed companies, and then the branches that have no posts left. */
export const closedCompanyRetention: readonly RetentionRule[] = [
  {
    table: jobPosts,
    age: jobPosts.createdAt,
    isPast: sql`${jobPosts.companyId} in ${closedLongAgo}`,
  },
  {
    table: branches,
    age: branches.createdAt,
    isPast: sql`${branches.companyId} in ${closedLongAgo} and not exists (
      select 1 from ${jobPosts} where ${jobPosts.companyId} = ${branches.companyId}
    )`,
  },
]
