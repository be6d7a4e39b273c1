import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { NotificationSource } from './notification'

/** The number of conversations with something unread, of a worker or of an employer's company. */
export async function askUnreadTalks(source: NotificationSource): Promise<number> {
  const asked =
    source === 'job-post'
      ? partim.GET('/v1/company-conversations/unread', {})
      : partim.GET('/v1/conversations/unread', {})
  return (await dataOf(asked)).conversations
}
