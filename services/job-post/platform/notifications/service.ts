import { createHash } from 'node:crypto'
import type { Static } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import type { OwnNotifications } from '@/services/shared/notifications/service'
import type { ContactReach } from '@/validators/company-standing'
import {
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
  type ParamsOf,
} from '../../shapes/notification-kinds'
import { kindsOverBy } from '../../shapes/notification-matters'
import { findMember, listMembers, type Member } from '../access/repository'
import { choiceOfMembers, concerns } from './choices'
import { notificationMail } from './mails'
import { type Notification as NotificationShape, presentNotification } from './present'
import {
  allNotifications,
  deleteOtherNotifications,
  deleteUnread,
  insertNotificationOnce,
  insertNotifications,
  listNotifications,
  ownRows,
  type Reader,
  readAbout,
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
  /** The user who gets another mail that says it as well, and none of these. */
  readonly mailedApart?: string
  /** True when it replaces an unread one of the same kind and subject, because it describes the current state. */
  readonly isStanding?: boolean
  /**
   * A mail that describes what happened up to its moment (see `notificationMails`), with what it needs for that; null when
   * an earlier one will describe this as well. Without it a mail goes at once, unless the notification replaces an unread
   * one.
   */
  readonly digest?: { readonly notBefore?: Date; readonly params: Record<string, string> } | null
}

function requireParams<Kind extends NotificationKind>(kind: Kind, params: ParamsOf<Kind>): void {
  if (!Check(notificationKinds[kind].params, params))
    throw new Error(`${kind} cannot be told with ${JSON.stringify(params)}`)
}

/** Whether a member is told of what happens in a branch. */
const sees = ({ branchIds }: Member, branchId: string | null): boolean =>
  branchIds === null || (branchId !== null && branchIds.includes(branchId))

/** Marks as read what members were told of the same matter before: it stands otherwise by now. */
const readBefore = (
  tx: Database,
  {
    companyId,
    subjectId,
    kind,
    params,
  }: Pick<Happening<NotificationKind>, 'companyId' | 'subjectId' | 'kind'> & {
    readonly params: object
  },
): Promise<void> => {
  const applicationId = 'applicationId' in params ? String(params.applicationId) : undefined
  return readAbout(tx, {
    companyId,
    subjectId,
    kinds: kindsOverBy(kind),
    ...(applicationId && { applicationId }),
  })
}

type Concerned = Pick<
  Happening<NotificationKind>,
  'kind' | 'companyId' | 'branchId' | 'actorUid' | 'memberId'
>

/** The members that something concerns, but for who caused it. */
async function concernedMembers(
  db: Database,
  { kind, companyId, branchId, actorUid, memberId: only }: Concerned,
): Promise<Member[]> {
  const { audience } = notificationKinds[kind]
  const isConcerned = (member: Member) =>
    audience === null ? member.id === only : concerns(kind, member.role) && sees(member, branchId)
  return (await listMembers(db, companyId)).filter((member) => member.uid !== actorUid && isConcerned(member))
}

/** Ids of the members who would hear of something, in the product or by mail. */
export async function membersToTell(db: Database, about: Concerned): Promise<string[]> {
  const chosen = await choiceOfMembers(db, about.companyId, about.kind)
  const ids = (await concernedMembers(db, about)).map(({ id }) => id)
  return ids.filter((id) => chosen(id).inApp || chosen(id).byMail)
}

/** Notifies the members concerned, in the transaction of the change itself and in the place of what is over by it. */
export async function notifyMembers<Kind extends NotificationKind>(
  tx: Database,
  {
    kind,
    params,
    companyId,
    subjectId,
    branchId,
    actorUid,
    memberId,
    mailedApart,
    isStanding,
    digest,
  }: Happening<Kind>,
): Promise<void> {
  requireParams(kind, params)
  const concerned = await concernedMembers(tx, { kind, companyId, branchId, actorUid, memberId })
  const chosen = await choiceOfMembers(tx, companyId, kind)
  await readBefore(tx, { companyId, subjectId, kind, params })
  const unread = isStanding ? await deleteUnread(tx, { companyId, kind, subjectId }) : []
  await insertNotifications(
    tx,
    concerned
      .filter(({ id }) => chosen(id).inApp)
      .map(({ id }) => ({ companyId, memberId: id, id: uuidv7(), kind, params, subjectId, actorUid })),
  )
  if (digest === null) return
  for (const { id, uid } of concerned) {
    if (!chosen(id).byMail || uid === mailedApart || (!digest && unread.includes(id))) continue
    const mail = { uid, notification: kind, subjectId, values: { ...params, ...digest?.params } }
    await enqueue(tx, notificationMail, mail, { notBefore: digest?.notBefore })
  }
}

type News<Kind extends NotificationKind> = {
  /** Chosen by who tells: the same id again tells nothing more. */
  readonly id: string
  readonly kind: Kind
  readonly params: ParamsOf<Kind>
  readonly subjectId: string
}

/** Notifies one member of something outside this service, as they chose for its kind; once per id. */
export async function tellMember<Kind extends NotificationKind>(
  tx: Database,
  { id: memberId, companyId, uid }: Member,
  { id, kind, params, subjectId }: News<Kind>,
): Promise<void> {
  const { inApp, byMail } = (await choiceOfMembers(tx, companyId, kind))(memberId)
  if (inApp) {
    await insertNotificationOnce(tx, { companyId, memberId, id, kind, params, subjectId, actorUid: null })
  }
  if (byMail) {
    await enqueue(tx, notificationMail, { uid, notification: kind, subjectId, values: params }, { id })
  }
}

type NewsToMembers<Kind extends NotificationKind> = News<Kind> & {
  readonly companyId: string
  /** Managers of other branches are not told; null tells no branch manager. */
  readonly branchId: string | null
  /** The member whose own matter it is, and who is told wherever it happens. */
  readonly hostUid?: string
}

/**
 * Tells the members concerned of something outside this service that stands until it is read: once per id, in place of an
 * unread notification of the same kind and subject.
 */
export async function tellMembers<Kind extends NotificationKind>(
  tx: Database,
  { id, kind, params, companyId, branchId, hostUid, subjectId }: NewsToMembers<Kind>,
): Promise<void> {
  requireParams(kind, params)
  const concerned = (await listMembers(tx, companyId)).filter(
    (member) => concerns(kind, member.role) && (member.uid === hostUid || sees(member, branchId)),
  )
  const chosen = await choiceOfMembers(tx, companyId, kind)
  await deleteUnread(tx, { companyId, kind, subjectId })
  for (const { id: memberId, uid } of concerned) {
    const { inApp, byMail } = chosen(memberId)
    if (inApp) {
      await insertNotificationOnce(tx, { companyId, memberId, id, kind, params, subjectId, actorUid: null })
    }
    if (byMail) {
      const mail = { uid, notification: kind, subjectId, values: params }
      await enqueue(tx, notificationMail, mail, { id: idFor(id, memberId) })
    }
  }
}

/** The id of what one member gets of news for several: the same for the same two, in the order of the news. */
function idFor(newsId: string, memberId: string): string {
  const hash = createHash('sha256').update(`${newsId} ${memberId}`).digest('hex')
  // The time and the version stay, the random part is the hash's.
  return `${newsId.slice(0, 15)}${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}

type Told = { readonly companyId: string; readonly kind: NotificationKind; readonly subjectId: string }

/** Marks what members were told of a subject as read. */
export const forgetTold = (db: Database, { kind, ...told }: Told): Promise<void> =>
  readAbout(db, { ...told, kinds: [kind] })

/** Removes notifications that no longer concern a member, in the transaction that changes their role or branches. */
export async function forgetUnconcerned(
  tx: Database,
  reader: Reader,
  { role, branchIds }: Pick<Member, 'role' | 'branchIds'>,
): Promise<void> {
  const kept = notificationKindNames.filter((kind) => concerns(kind, role))
  await deleteOtherNotifications(tx, reader, { kinds: kept, branchIds })
}

/** What a member of a company reads of their notifications. */
export const ownNotifications = (
  reader: Reader,
  reach: ContactReach,
): OwnNotifications<Static<typeof NotificationShape>> => ({
  ...ownRows(reader),
  list: async (db, page) =>
    (await listNotifications(db, reader, page)).map((stored) => presentNotification(stored, reach)),
})

/** All stored notifications of a user, or null for a user without a company. */
export async function notificationsOf(db: Database, uid: string) {
  const member = await findMember(db, uid)
  return member && allNotifications(db, { companyId: member.companyId, memberId: member.id })
}
