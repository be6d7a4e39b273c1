import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { NotificationChoice, NotificationSource, UnreadCount } from './notification'

/** How many notifications the viewer has not read, in the service that keeps them. */
export async function countUnread(source: NotificationSource): Promise<UnreadCount> {
  await requireViewer()
  const path = '/v1/notifications/unread-count'
  return source === 'partim' ? answerOf(partimApi().GET(path, {})) : answerOf(jobPostApi().GET(path, {}))
}

/** How the viewer wants to be notified, in the service that keeps their notifications. */
export async function listNotificationChoices(
  source: NotificationSource,
): Promise<readonly NotificationChoice[]> {
  await requireViewer()
  const path = '/v1/notification-choices'
  const { items } = await (source === 'partim'
    ? answerOf(partimApi().GET(path, {}))
    : answerOf(jobPostApi().GET(path, {})))
  return items
}
