import type { Static } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { OwnNotifications } from '@/services/shared/notifications/service'
import { promiseMail } from '@/services/shared/outbox/outbox'
import {
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
  type ParamsOf,
} from '../../shapes/notification-kinds'
import { findMember, listMembers, type Member } from '../access/repository'
import { choiceOfMembers, concerns } from './choices'
import { type Notification as NotificationShape, presentNotification } from './present'
import {
  allNotifications,
  deleteOtherNotifications,
  deleteUnread,
  insertNotifications,
  listNotifications,
  ownRows,
  type Reader,
} from './repository'

type Happening<Kind extends NotificationKind> = {
  readonly kind: Kind
  readonly params: ParamsOf<Kind>
  readonly companyId: string
  readonly subjectId: string
  /** The branch it happened in: managers of other branches are not notified. null notifies no branch manager. */
  readonly branchId: string | null
  /** The member who caused it and is not notified; null when nobody did. */
  readonly actorUid: string | null
  /** The one member it is for, for kinds that concern a single member. */
  readonly memberId?: string
  /** True when it replaces an unread one of the same kind and subject, because it describes the current state. */
  readonly isStanding?: boolean
  /**
   * A mail that describes what happened up to its moment (see `notificationMails`), with what it needs for that; null when
   * an earlier one will describe this as well. Without it a mail goes at once, unless the notification replaces an unread
   * one.
   */
  readonly digest?: { readonly notBefore: Date; readonly params: Record<string, string> } | null
}

/** Notifies the members concerned, in the transaction of the change itself. */
export async function notifyMembers<Kind extends NotificationKind>(
  tx: Database,
  {
    kind,
    params,
    companyId,
    subjectId,
    branchId,
    actorUid,
    memberId: only,
    isStanding,
    digest,
  }: Happening<Kind>,
): Promise<void> {
  const { audience, params: shape } = notificationKinds[kind]
  if (!Check(shape, params)) throw new Error(`${kind} cannot be told with ${JSON.stringify(params)}`)
  const sees = ({ branchIds }: Member) =>
    branchIds === null || (branchId !== null && branchIds.includes(branchId))
  const isConcerned = (member: Member) =>
    audience === null ? member.id === only : concerns(kind, member.role) && sees(member)
  const concerned = (await listMembers(tx, companyId)).filter(
    (member) => member.uid !== actorUid && isConcerned(member),
  )
  const chosen = await choiceOfMembers(tx, companyId, kind)
  const unread = isStanding ? await deleteUnread(tx, { companyId, kind, subjectId }) : []
  await insertNotifications(
    tx,
    concerned
      .filter(({ id }) => chosen(id).inApp)
      .map(({ id: memberId }) => {
        return { companyId, memberId, id: uuidv7(), kind, params, subjectId, actorUid }
      }),
  )
  if (digest === null) return
  for (const { id, uid } of concerned) {
    if (!chosen(id).byMail || (!digest && unread.includes(id))) continue
    const mail = { ...params, ...digest?.params, uid, notification: kind, subjectId }
    await promiseMail(tx, 'notification', mail, digest?.notBefore)
  }
}

/** Removes notifications that no longer concern a member, in the transaction that changes their role or branches. */
export async function forgetUnconcerned(
  tx: Database,
  reader: Reader,
  { role, branchIds }: Pick<Member, 'role' | 'branchIds'>,
): Promise<void> {
  const kept = notificationKindNames.filter((kind) => concerns(kind, role))
  await deleteOtherNotifications(tx, reader, { kinds: kept, branchIds })
}

/** What a member reads of their notifications. */
export const ownNotifications = (reader: Reader): OwnNotifications<Static<typeof NotificationShape>> => ({
  ...ownRows(reader),
  list: async (db, page) => (await listNotifications(db, reader, page)).map(presentNotification),
})

/** All stored notifications of a user, or null for a user without a company. */
export async function notificationsOf(db: Database, uid: string) {
  const member = await findMember(db, uid)
  return member && allNotifications(db, { companyId: member.companyId, memberId: member.id })
}
