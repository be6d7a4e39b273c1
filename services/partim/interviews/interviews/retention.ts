import { sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { interviews } from '../../tables/interviews'

/** Interviews go with what the company noted about them. */
export const interviewRetention: RetentionRule = {
  table: interviews,
  age: interviews.updatedAt,
  isPast: sql`${interviews.updatedAt} < ${ago(retention.interview)}`,
}

/** The audit events of interviews; the trigger of the audit trail lets them go after a year. */
export const interviewSubject = 'interview'

/** What happened to interviews goes as early as the interviews themselves. */
export const interviewStepRetention: RetentionRule = {
  table: auditEvents,
  age: auditEvents.at,
  isPast: sql`${auditEvents.subjectType} = ${interviewSubject} and ${auditEvents.at} < ${ago(retention.interview)}`,
}
