import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { branches } from './table'

/** A deleted branch can be brought back for as long as its photos are still there; then it goes for good. */
export const branchRetention: RetentionRule = {
  table: branches,
  age: branches.deletedAt,
  isPast: sql`${branches.deletedAt} < ${ago(retention.unusedUpload)}`,
}
