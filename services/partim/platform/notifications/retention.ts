import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { notifications } from '../../tables/notifications'

/** Notifications are removed some time after they were read, or a longer time after nobody did. */
export const notificationRetention: RetentionRule = {
  table: notifications,
  age: notifications.readAt,
  isPast: sql`${notifications.readAt} < ${ago(retention.readNotification)}
    or ${notifications.readAt} is null and ${notifications.createdAt} < ${ago(retention.unreadNotification)}`,
}
