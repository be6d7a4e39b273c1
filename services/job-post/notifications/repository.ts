import { and, desc, eq, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { jobPosts } from '../job-posts/table'
import { type NotificationKind, notificationKindNames, notificationKinds } from './kinds'
import { notificationChoices, notifications } from './table'

/** The member whose notifications they are. */
export type Reader = { readonly companyId: string; readonly memberId: string }
type NotificationRow = typeof notifications.$inferSelect
export type Notification = NotificationRow & { readonly actorName: string | null }

/**
 * Company and member in every WHERE; kinds written by a newer release are left out, because this one has no text for
 * them.
 */
const within = ({ companyId, memberId }: Reader, ...conditions: (SQL | undefined)[]): SQL | undefined =>
  and(
    eq(notifications.companyId, companyId),
    eq(notifications.memberId, memberId),
    inArray(notifications.kind, notificationKindNames),
    ...conditions,
  )

export async function insertNotifications(
  tx: Database,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values([...rows])
}

/** Notifications, newest first, after a position. */
export async function listNotifications(
  db: Database,
  reader: Reader,
  { after, limit }: { after: string | null; limit: number },
): Promise<Notification[]> {
  const rows = await db
    .select({ notification: notifications, actorName: accounts.displayName })
    .from(notifications)
    .leftJoin(accounts, eq(accounts.uid, notifications.actorUid))
    .where(within(reader, after ? lt(notifications.id, after) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit)
  return rows.map(({ notification, actorName }) => ({ ...notification, actorName }))
}

/** Ids of what is unread, newest first, `limit` at most. */
export async function unreadIds(db: Database, reader: Reader, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(within(reader, isNull(notifications.readAt)))
    .orderBy(desc(notifications.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const markRead = (tx: Database, reader: Reader, which: SQL) =>
  tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(within(reader, isNull(notifications.readAt), which))

/** Marks one as read; false when there is none. One that was read before keeps its time. */
export async function markOneRead(tx: Database, reader: Reader, id: string): Promise<boolean> {
  const isThis = eq(notifications.id, id)
  await markRead(tx, reader, isThis)
  const found = await tx.select({ id: notifications.id }).from(notifications).where(within(reader, isThis))
  return found.length > 0
}

/** Marks everything up to an id as read. */
export async function markReadUpTo(tx: Database, reader: Reader, id: string): Promise<void> {
  await markRead(tx, reader, lte(notifications.id, id))
}

const ofSubject = (subject: string) =>
  notificationKindNames.filter((kind) => notificationKinds[kind].subject === subject)

/**
 * Removes notifications of other kinds than these and, for a member bound to branches, those about other branches or
 * about posts outside theirs.
 */
export async function deleteOtherNotifications(
  tx: Database,
  { companyId, memberId }: Reader,
  { kinds, branchIds }: { kinds: readonly NotificationKind[]; branchIds: readonly string[] | null },
): Promise<void> {
  const own = branchIds && [...branchIds]
  const ownPosts = tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(eq(jobPosts.companyId, companyId), inArray(jobPosts.branchId, own ?? [])))
  const isElsewhere = own && [
    and(inArray(notifications.kind, ofSubject('branch')), not(inArray(notifications.subjectId, own))),
    and(inArray(notifications.kind, ofSubject('job_post')), not(inArray(notifications.subjectId, ownPosts))),
  ]
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.companyId, companyId),
        eq(notifications.memberId, memberId),
        or(not(inArray(notifications.kind, [...kinds])), ...(isElsewhere ?? [])),
      ),
    )
}

/** Removes the unread notifications of one kind and subject; answers whose they were. */
export async function deleteUnread(
  tx: Database,
  { companyId, kind, subjectId }: Pick<NotificationRow, 'companyId' | 'kind' | 'subjectId'>,
): Promise<string[]> {
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.companyId, companyId),
        isNull(notifications.readAt),
        eq(notifications.kind, kind),
        eq(notifications.subjectId, subjectId),
      ),
    )
    .returning({ memberId: notifications.memberId })
  return gone.map(({ memberId }) => memberId)
}

/** Everything a member was told that is still kept, oldest first. */
export async function allNotifications(db: Database, reader: Reader): Promise<NotificationRow[]> {
  return db.select().from(notifications).where(within(reader)).orderBy(notifications.id)
}

export type StoredChoice = Pick<
  typeof notificationChoices.$inferSelect,
  'memberId' | 'kind' | 'inApp' | 'byMail'
>

const choiceFacts = {
  memberId: notificationChoices.memberId,
  kind: notificationChoices.kind,
  inApp: notificationChoices.inApp,
  byMail: notificationChoices.byMail,
}

/** What a member chose, kind by kind. */
export async function listChoices(db: Database, { companyId, memberId }: Reader): Promise<StoredChoice[]> {
  return db
    .select(choiceFacts)
    .from(notificationChoices)
    .where(and(eq(notificationChoices.companyId, companyId), eq(notificationChoices.memberId, memberId)))
}

/** What the members of a company chose for one kind. */
export async function choicesOfKind(
  db: Database,
  companyId: string,
  kind: NotificationKind,
): Promise<StoredChoice[]> {
  return db
    .select(choiceFacts)
    .from(notificationChoices)
    .where(and(eq(notificationChoices.companyId, companyId), eq(notificationChoices.kind, kind)))
}

export async function storeChoice(
  db: Database,
  { companyId }: Reader,
  { memberId, kind, inApp, byMail }: StoredChoice,
): Promise<void> {
  await db
    .insert(notificationChoices)
    .values({ companyId, memberId, kind, inApp, byMail })
    .onConflictDoUpdate({
      target: [notificationChoices.companyId, notificationChoices.memberId, notificationChoices.kind],
      set: { inApp, byMail },
    })
}
