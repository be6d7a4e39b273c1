import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import { Instant, nullable, Uuid } from '@/services/shared/schema'
import { contactBarOf } from '@/validators/applicant-contact'
import type { ContactReach } from '@/validators/company-standing'
import { shownName } from '../../shapes/applicant'
import {
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
  type ParamsOf,
} from '../../shapes/notification-kinds'
import type { Notification as StoredNotification } from './repository'

const shared = {
  id: Uuid,
  subjectId: Uuid,
  actorName: nullable(
    Type.String({
      description:
        'whose doing it was, as they are called now; an applicant with an initial where their contact is barred',
    }),
  ),
  createdAt: Instant,
  readAt: nullable(Instant),
}

const Shared = Type.Object(shared)

type OfKind<Kind extends NotificationKind> = Static<typeof Shared> & {
  kind: Kind
  subject: (typeof notificationKinds)[Kind]['subject']
  params: ParamsOf<Kind>
}

const ofKind = (kind: NotificationKind): TSchema => {
  const { subject, params } = notificationKinds[kind]
  return Type.Object({ kind: Type.Literal(kind), subject: Type.Literal(subject), params, ...shared })
}

/** One schema per kind, so that the params its sentence needs are guaranteed. */
export const Notification = Type.Unsafe<{ [Kind in NotificationKind]: OfKind<Kind> }[NotificationKind]>(
  Type.Union(notificationKindNames.map(ofKind)),
)

const nameOf = (application: StoredNotification['application'], reach: ContactReach): string | null =>
  application && shownName(application.worker, contactBarOf(reach, application))

/** A notification as a member of a company reads it. */
export const presentNotification = (
  stored: StoredNotification,
  reach: ContactReach,
): Static<typeof Notification> =>
  ({
    id: stored.id,
    kind: stored.kind,
    subject: notificationKinds[stored.kind].subject,
    params: stored.params,
    subjectId: stored.subjectId,
    actorName: stored.memberName ?? nameOf(stored.application, reach),
    createdAt: stored.createdAt.toISOString(),
    readAt: stored.readAt?.toISOString() ?? null,
  }) as Static<typeof Notification>
