import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { companyDisputes } from '../../tables/company-disputes'

/** A decision about a number must be known for as long as a repeated claim may refer to it. */
export const companyDisputeRetention: RetentionRule = {
  table: companyDisputes,
  age: companyDisputes.createdAt,
  isPast: sql`${companyDisputes.endedAt} < ${ago(retention.companyDispute)}`,
}
