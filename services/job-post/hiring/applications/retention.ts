import { sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { interviewSteps } from './interview-steps-repository'

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

/** What happened to interviews, which says when somebody was to be where, goes as early as the interviews themselves. */
export const interviewStepRetention: RetentionRule = {
  table: auditEvents,
  age: auditEvents.at,
  isPast: sql`${auditEvents.subjectType} = ${interviewSteps} and ${auditEvents.at} < ${ago(retention.interview)}`,
}
