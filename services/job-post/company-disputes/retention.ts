import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { companyDisputes } from './table'

/** What was decided about a number has to be known as long as it may be asked about again. */
export const companyDisputeRetention: RetentionRule = {
  table: companyDisputes,
  age: companyDisputes.createdAt,
  isPast: sql`${companyDisputes.endedAt} < ${ago(retention.companyDispute)}`,
}
