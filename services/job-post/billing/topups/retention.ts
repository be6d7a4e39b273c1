import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { topupLinks } from '../../tables/topup-links'

/** Links of phone apps with their passes. */
export const topupRetention: RetentionRule = {
  table: topupLinks,
  age: topupLinks.expiresAt,
  isPast: sql`${topupLinks.expiresAt} < ${ago(retention.topupLink)}`,
}
