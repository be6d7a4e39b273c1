import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { branches } from '../../tables/branches'

/** A deleted branch can be restored as long as its photos still exist; then its row is removed for good. */
export const branchRetention: RetentionRule = {
  table: branches,
  age: branches.deletedAt,
  isPast: sql`${branches.deletedAt} < ${ago(retention.unusedUpload)}`,
}
