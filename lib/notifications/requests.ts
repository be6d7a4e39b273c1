import { dataOf, jobPost } from '@/lib/api/browser'
import type { NotificationChoice, NotificationPage, UnreadCount } from './notification'

/** How many notifications are unread now; rejects with a ProblemError, as all here do. */
export const askUnread = (): Promise<UnreadCount> => dataOf(jobPost.GET('/v1/notifications/unread-count', {}))

/** A page of notifications: the newest, or those after a cursor. */
export const askPage = (cursor?: string): Promise<NotificationPage> =>
  dataOf(jobPost.GET('/v1/notifications', { params: { query: { cursor, limit: 10 } } }))

/** Marks one as read and answers what is left. */
export const readOne = (notificationId: string): Promise<UnreadCount> =>
  dataOf(jobPost.POST('/v1/notifications/{notificationId}/read', { params: { path: { notificationId } } }))

/** Marks all up to one as read and answers what is left. */
export const readUpTo = (upTo: string): Promise<UnreadCount> =>
  dataOf(jobPost.POST('/v1/notifications/read', { body: { upTo } }))

/** Keeps how the member wants to be told of a kind. */
export async function storeChoice({ kind, inApp, byMail }: NotificationChoice): Promise<void> {
  await dataOf(
    jobPost.PUT('/v1/notification-choices/{kind}', { params: { path: { kind } }, body: { inApp, byMail } }),
  )
}
