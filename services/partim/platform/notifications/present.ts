import { type Static, Type } from '@fastify/type-provider-typebox'
import { channels } from '@/services/shared/notifications/present'
import { Instant, Named, nullable, OneOf, Uuid } from '@/services/shared/schema'
import { shiftedStates } from '@/validators/states/application'
import {
  workerNotificationKindNames,
  workerNotificationKinds,
  workerNotificationSubjects,
} from '@/validators/worker-notification-kinds'
import { chosenKindNames } from './matters'
import type { Choice, StoredNotification } from './repository'

export const NotificationKind = OneOf(workerNotificationKindNames)
export const ChosenKind = OneOf(chosenKindNames)
const Subject = OneOf(workerNotificationSubjects)

/** What the sentence of every kind needs. */
export const NotificationParams = Type.Object({
  title: Type.String(),
  company: Type.String(),
  facts: Type.Optional(Type.Array(Type.String(), { description: 'days, place, pay and the like, in words' })),
  promised: Type.Optional(OneOf(shiftedStates)),
})

export const Notification = Named(
  'Notification',
  Type.Object({
    id: Uuid,
    kind: NotificationKind,
    subject: Subject,
    subjectId: Uuid,
    params: NotificationParams,
    createdAt: Instant,
    readAt: nullable(Instant),
  }),
)

export const presentNotification = (stored: StoredNotification): Static<typeof Notification> => ({
  id: stored.id,
  kind: stored.kind,
  subject: workerNotificationKinds[stored.kind],
  subjectId: stored.subjectId,
  params: stored.params,
  createdAt: stored.createdAt.toISOString(),
  readAt: stored.readAt?.toISOString() ?? null,
})

export const Choices = Named(
  'NotificationChoices',
  Type.Object({ items: Type.Array(Type.Object({ kind: ChosenKind, subject: Subject, ...channels })) }),
)

export const presentChoices = (choices: readonly Choice[]): Static<typeof Choices> => ({
  items: choices.map((choice) => ({ ...choice, subject: workerNotificationKinds[choice.kind] })),
})
