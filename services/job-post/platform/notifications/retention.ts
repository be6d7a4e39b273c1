import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { notifications } from '../../tables/notifications'

/** Read notifications are removed; unread ones stay until they are read. */
export const notificationRetention: RetentionRule = {
  table: notifications,
  age: notifications.readAt,
  isPast: sql`${notifications.readAt} < ${ago(retention.readNotification)}`,
}
