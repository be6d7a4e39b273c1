import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { joinRequests } from './table'

/** What a stranger wrote to a company is nobody's need once it was answered and may be asked anew. */
export const joinRequestRetention: RetentionRule = {
  table: joinRequests,
  age: joinRequests.createdAt,
  isPast: sql`${joinRequests.endedAt} < ${ago(retention.joinRequest)}`,
}
