import { date, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { jobPosts } from './job-posts'

/** How often a post's public page was viewed on a day in Thailand. */
export const jobPostViews = pgTable(
  'job_post_views',
  {
    companyId: uuid('company_id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobPostId, table.day] }),
    foreignKey({
      columns: [table.companyId, table.jobPostId],
      foreignColumns: [jobPosts.companyId, jobPosts.id],
    }).onDelete('cascade'),
    // For a company's trends.
    index('job_post_views_company_day_idx').on(table.companyId, table.day),
  ],
)
