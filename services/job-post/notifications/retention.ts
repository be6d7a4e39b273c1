import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { notifications } from './table'

/** What was read goes; what is unread waits for its member. */
export const notificationRetention: RetentionRule = {
  table: notifications,
  age: notifications.readAt,
  isPast: sql`${notifications.readAt} < ${ago(retention.readNotification)}`,
}
