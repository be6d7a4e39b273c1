import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { NotificationChoice, UnreadCount } from './notification'

/** How many notifications the viewer has not read; for members of a company. */
export async function countUnread(): Promise<UnreadCount> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/notifications/unread-count', {}))
}

/** How the viewer wants to be told of what concerns their role; for members of a company. */
export async function listNotificationChoices(): Promise<readonly NotificationChoice[]> {
  await requireViewer()
  const { items } = await answerOf(jobPostApi().GET('/v1/notification-choices', {}))
  return items
}
