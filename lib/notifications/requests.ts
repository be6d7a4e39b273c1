import { dataOf, jobPost, partim } from '@/lib/api/browser'
import { type WorkerNotificationKind, workerNotificationKinds } from '@/validators/worker-notification-kinds'
import type { NotificationChoice, NotificationPage, NotificationSource, UnreadCount } from './notification'

/** What the browser asks about somebody's notifications; every function rejects with a ProblemError. */
type NotificationRequests = {
  /** The number of unread notifications now. */
  readonly askUnread: () => Promise<UnreadCount>
  /** A page of notifications: the newest, or those after a cursor. */
  readonly askPage: (cursor?: string) => Promise<NotificationPage>
  /** Marks one as read and answers the remaining unread count. */
  readonly readOne: (notificationId: string) => Promise<UnreadCount>
  /** Marks all up to one as read and answers the remaining unread count. */
  readonly readUpTo: (upTo: string) => Promise<UnreadCount>
}

const pageSize = 10

const ofMember: NotificationRequests = {
  askUnread: () => dataOf(jobPost.GET('/v1/notifications/unread-count', {})),
  askPage: (cursor) =>
    dataOf(jobPost.GET('/v1/notifications', { params: { query: { cursor, limit: pageSize } } })),
  readOne: (notificationId) =>
    dataOf(jobPost.POST('/v1/notifications/{notificationId}/read', { params: { path: { notificationId } } })),
  readUpTo: (upTo) => dataOf(jobPost.POST('/v1/notifications/read', { body: { upTo } })),
}

const ofWorker: NotificationRequests = {
  askUnread: () => dataOf(partim.GET('/v1/notifications/unread-count', {})),
  askPage: (cursor) =>
    dataOf(partim.GET('/v1/notifications', { params: { query: { cursor, limit: pageSize } } })),
  readOne: (notificationId) =>
    dataOf(partim.POST('/v1/notifications/{notificationId}/read', { params: { path: { notificationId } } })),
  readUpTo: (upTo) => dataOf(partim.POST('/v1/notifications/read', { body: { upTo } })),
}

/** The requests to the service that keeps somebody's notifications. */
export const requestsOf = (source: NotificationSource): NotificationRequests =>
  source === 'partim' ? ofWorker : ofMember

type ChoiceOfWorker = Extract<NotificationChoice, { kind: WorkerNotificationKind }>

const isOfWorker = (choice: NotificationChoice): choice is ChoiceOfWorker =>
  choice.kind in workerNotificationKinds

/** Stores how somebody wants to be notified of one kind, in the service that has the kind. */
export async function storeChoice(choice: NotificationChoice): Promise<void> {
  const { inApp, byMail } = choice
  const body = { inApp, byMail }
  const path = '/v1/notification-choices/{kind}'
  if (isOfWorker(choice)) {
    await dataOf(partim.PUT(path, { params: { path: { kind: choice.kind } }, body }))
  } else {
    await dataOf(jobPost.PUT(path, { params: { path: { kind: choice.kind } }, body }))
  }
}
