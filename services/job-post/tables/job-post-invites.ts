import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jobPosts } from './job-posts'

/** Workers that a company invited to one of its posts. */
export const jobPostInvites = pgTable(
  'job_post_invites',
  {
    companyId: uuid('company_id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    /** Id of the worker in the partim service. */
    workerId: uuid('worker_id').notNull(),
    /** uid of the member who invited. */
    invitedBy: text('invited_by').notNull(),
    /** Rounded to milliseconds, as in page cursors. */
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When the worker first saw it; null before. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** When the worker declined it; null when they did not, or took it back. */
    declinedAt: timestamp('declined_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobPostId, table.workerId] }),
    foreignKey({
      name: 'job_post_invites_job_post_fk',
      columns: [table.companyId, table.jobPostId],
      foreignColumns: [jobPosts.companyId, jobPosts.id],
    }).onDelete('cascade'),
    // For counting a company's invitations today, and for listing them.
    index('job_post_invites_at_idx').on(table.companyId, table.at, table.jobPostId, table.workerId),
    // For a worker's invitations.
    index('job_post_invites_worker_idx').on(table.workerId, table.at),
  ],
)
