import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { interviews } from '../../tables/interviews'

/** Interviews go with what the company noted about them. */
export const interviewRetention: RetentionRule = {
  table: interviews,
  age: interviews.updatedAt,
  isPast: sql`${interviews.updatedAt} < ${ago(retention.interview)}`,
}
