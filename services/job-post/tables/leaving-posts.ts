import { boolean, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { jobPosts } from './job-posts'

/** Posts of a company whose last member asked for the removal of their account, until it is removed or they keep it after all. */
export const leavingPosts = pgTable(
  'leaving_posts',
  {
    companyId: uuid('company_id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    /** Whether it was published until then, and is again once they keep the account. */
    wasPaused: boolean('was_paused').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobPostId] }),
    foreignKey({
      name: 'leaving_posts_job_post_fk',
      columns: [table.companyId, table.jobPostId],
      foreignColumns: [jobPosts.companyId, jobPosts.id],
    }).onDelete('cascade'),
  ],
)
