import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { joinRequests } from '../../tables/join-requests'

/** A stranger's message to a company is not needed once it was answered and a new request is possible. */
export const joinRequestRetention: RetentionRule = {
  table: joinRequests,
  age: joinRequests.createdAt,
  isPast: sql`${joinRequests.endedAt} < ${ago(retention.joinRequest)}`,
}
