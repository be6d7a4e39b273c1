import { type Static, Type } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import { uuidv7 } from 'uuidv7'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { promiseMail } from '@/services/shared/outbox/outbox'
import { notFound } from '@/services/shared/problem'
import { findMember, listMembers, type Member } from '../members/repository'
import { choiceOfMembers, concerns } from './choices'
import { type NotificationKind, notificationKindNames, notificationKinds, type ParamsOf } from './kinds'
import { type Notification as NotificationShape, presentNotification, type UnreadCount } from './present'
import {
  allNotifications,
  deleteOtherNotifications,
  deleteUnread,
  insertNotifications,
  listNotifications,
  markOneRead,
  markReadUpTo,
  type Reader,
  unreadIds,
} from './repository'

/** Counting goes no further: a screen says "99+" then. */
const countedAtMost = 100

type Happening<Kind extends NotificationKind> = {
  readonly kind: Kind
  readonly params: ParamsOf<Kind>
  readonly companyId: string
  readonly subjectId: string
  /** The branch it happened in: managers of other branches are not notified. null notifies no branch manager. */
  readonly branchId: string | null
  /** The member who caused it and is not notified; null when nobody did. */
  readonly actorUid: string | null
  /** The one member it is for, of a kind that concerns one alone. */
  readonly memberId?: string
  /** True when it replaces an unread one of the same kind and subject, because it describes the current state. */
  readonly isStanding?: boolean
}

/** Notifies the members it concerns, in the transaction of the change itself. */
export async function notifyMembers<Kind extends NotificationKind>(
  tx: Database,
  { kind, params, companyId, subjectId, branchId, actorUid, memberId: only, isStanding }: Happening<Kind>,
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
  for (const { id, uid } of concerned) {
    if (chosen(id).byMail && !unread.includes(id))
      await promiseMail(tx, 'notification', { ...params, uid, notification: kind, subjectId })
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

const Position = Type.String({ format: 'uuid' })

/** What a member was told, newest first. */
export async function pageOfNotifications(
  db: Database,
  reader: Reader,
  { cursor, limit }: PageQuery,
): Promise<Page<Static<typeof NotificationShape>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listNotifications(db, reader, { after, limit: limit + 1 })
  return toPage(rows.map(presentNotification), limit, ({ id }) => id)
}

/** How many are unread, 100 standing for any more, and the newest of them. */
export async function countUnread(db: Database, reader: Reader): Promise<Static<typeof UnreadCount>> {
  const ids = await unreadIds(db, reader, countedAtMost)
  return { count: ids.length, newestId: ids[0] ?? null }
}

/** Marks one as read and answers what is left; another member's is 404. */
export async function readOne(db: Database, reader: Reader, id: string): Promise<Static<typeof UnreadCount>> {
  return db.transaction(async (tx) => {
    if (!(await markOneRead(tx, reader, id))) throw notFound()
    return countUnread(tx, reader)
  })
}

/** Marks everything up to the newest one somebody has seen as read, and answers what is left. */
export async function readUpTo(
  db: Database,
  reader: Reader,
  id: string,
): Promise<Static<typeof UnreadCount>> {
  return db.transaction(async (tx) => {
    await markReadUpTo(tx, reader, id)
    return countUnread(tx, reader)
  })
}

/** Everything somebody was told that is still kept, or null for who belongs to no company. */
export async function notificationsOf(db: Database, uid: string) {
  const member = await findMember(db, uid)
  return member && allNotifications(db, { companyId: member.companyId, memberId: member.id })
}
