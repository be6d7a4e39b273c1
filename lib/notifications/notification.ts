import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Notifications, newest first, and where the next page begins. */
export type NotificationPage = AnswerOf<operations['listNotifications']>

/** What a member is told; the kind decides what its sentence is made of. */
export type Notification = NotificationPage['items'][number]
export type NotificationKind = Notification['kind']

/** How many are unread, 100 standing for any more, and the newest of them; ids are time-ordered. */
export type UnreadCount = AnswerOf<operations['countUnreadNotifications']>

/** How a member wants to be told of a kind. */
export type NotificationChoice = AnswerOf<operations['listNotificationChoices']>['items'][number]
