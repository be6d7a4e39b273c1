import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import { Instant, nullable, Uuid } from '@/services/shared/schema'
import type { CompanyStanding } from '@/validators/company-standing'
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
        'whose doing it was, as they are called now; an applicant with an initial until the company is represented',
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

/** A notification as a member of a company with this standing reads it. */
export const presentNotification = (
  stored: StoredNotification,
  standing: CompanyStanding,
): Static<typeof Notification> =>
  ({
    id: stored.id,
    kind: stored.kind,
    subject: notificationKinds[stored.kind].subject,
    params: stored.params,
    subjectId: stored.subjectId,
    actorName: stored.memberName ?? shownName(stored.applicant, standing),
    createdAt: stored.createdAt.toISOString(),
    readAt: stored.readAt?.toISOString() ?? null,
  }) as Static<typeof Notification>
