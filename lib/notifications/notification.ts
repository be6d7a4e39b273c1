import type { operations as JobPostOperations } from '@/lib/api/generated/job-post'
import type { operations as PartimOperations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The service that keeps somebody's notifications: a member's are in the job-post service, a worker's in partim. */
export type NotificationSource = 'job-post' | 'partim'

type OfMember = AnswerOf<JobPostOperations['listNotifications']>['items'][number]
type OfWorker = AnswerOf<PartimOperations['listNotifications']>['items'][number]

/** A notification; its kind decides which data its sentence needs. */
export type Notification = OfMember | OfWorker
export type NotificationKind = Notification['kind']

/** A page of notifications, newest first, with the cursor of the next page. */
export type NotificationPage = { items: Notification[]; nextCursor: string | null }

/** The number of unread ones, where 100 means more than that, and the newest of them; ids are ordered by time. */
export type UnreadCount = AnswerOf<JobPostOperations['countUnreadNotifications']>

/** The SWR key of the unread count. */
export const unreadKey = 'notifications/unread'

/** How a member or a worker wants to be notified of one kind. */
export type NotificationChoice =
  | AnswerOf<JobPostOperations['listNotificationChoices']>['items'][number]
  | AnswerOf<PartimOperations['listNotificationChoices']>['items'][number]
