import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { invitations } from './table'

/** An invitation is a link sent by mail, whatever came of it. */
export const invitationRetention: RetentionRule = {
  table: invitations,
  age: invitations.expiresAt,
  isPast: sql`${invitations.expiresAt} < ${ago(retention.expiredLink)}`,
}
