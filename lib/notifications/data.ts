import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { UnreadCount } from './notification'

/** How many notifications the viewer has not read; for members of a company. */
export async function countUnread(): Promise<UnreadCount> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/notifications/unread-count', {}))
}
