import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { invitations } from '../../tables/invitations'

/** An invitation counts as a mailed link, whatever its outcome. */
export const invitationRetention: RetentionRule = {
  table: invitations,
  age: invitations.expiresAt,
  isPast: sql`${invitations.expiresAt} < ${ago(retention.expiredLink)}`,
}
