import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jobPosts } from '../job-posts/table'

/** Workers a company asked to look at one of its posts. */
export const jobPostInvites = pgTable(
  'job_post_invites',
  {
    companyId: uuid('company_id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    /** The Worker of the partim service. */
    workerId: uuid('worker_id').notNull(),
    /** uid of the member who asked. */
    invitedBy: text('invited_by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobPostId, table.workerId] }),
    foreignKey({
      name: 'job_post_invites_job_post_fk',
      columns: [table.companyId, table.jobPostId],
      foreignColumns: [jobPosts.companyId, jobPosts.id],
    }).onDelete('cascade'),
    // What a company asked today.
    index('job_post_invites_at_idx').on(table.companyId, table.at),
    // What a worker was asked.
    index('job_post_invites_worker_idx').on(table.workerId, table.at),
  ],
)
