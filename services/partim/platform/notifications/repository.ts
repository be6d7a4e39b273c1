import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import type { OwnRows } from '@/services/shared/notifications/repository'
import {
  type WorkerNotificationKind,
  workerNotificationKindNames,
} from '@/validators/worker-notification-kinds'
import { notificationChoices, notifications } from '../../tables/notifications'
import { workers } from '../../tables/workers'
import type { ChosenKind } from './matters'

export type StoredNotification = typeof notifications.$inferSelect
type NewNotification = Omit<StoredNotification, 'createdAt' | 'readAt'>

/** The id of an account's worker. */
const workerOf = (db: Database, uid: string) =>
  db.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, uid))

/** Restricts every query to the worker of an account, and to kinds this release has a sentence for. */
const within = (db: Database, uid: string, ...conditions: (SQL | undefined)[]) =>
  and(
    inArray(notifications.workerId, workerOf(db, uid)),
    inArray(notifications.kind, [...workerNotificationKindNames]),
    ...conditions,
  )

export const ownRows = (uid: string): OwnRows => ({ table: notifications, isOwn: (db) => within(db, uid) })

/** The account of a worker; null for nobody. Locks the worker, so that they are not removed meanwhile. */
export async function findAddressee(
  tx: Database,
  workerId: string,
): Promise<{ uid: string; displayName: string } | null> {
  const [found] = await tx
    .select({ uid: accounts.uid, displayName: accounts.displayName })
    .from(workers)
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(workers.id, workerId))
    .for('key share', { of: workers })
  return found ?? null
}

/** Stores a notification; repeating it changes nothing. */
export async function insertNotification(tx: Database, row: NewNotification): Promise<void> {
  await tx.insert(notifications).values(row).onConflictDoNothing()
}

/** What a worker was told of a subject. */
type About = Pick<StoredNotification, 'workerId' | 'subjectId'> & {
  readonly kinds: readonly WorkerNotificationKind[]
  /** Only what was told before the notification of this id. */
  readonly before?: string
}

const isUnreadAbout = ({ workerId, kinds, subjectId, before }: About) =>
  and(
    eq(notifications.workerId, workerId),
    isNull(notifications.readAt),
    inArray(notifications.kind, [...kinds]),
    eq(notifications.subjectId, subjectId),
    before === undefined ? undefined : lt(notifications.id, before),
  )

/** Removes the unread notifications of some kinds and one subject. */
export async function deleteUnread(tx: Database, about: About): Promise<void> {
  await tx.delete(notifications).where(isUnreadAbout(about))
}

/** Marks the notifications of some kinds and one subject as read. */
export async function readAbout(tx: Database, about: About): Promise<void> {
  if (about.kinds.length === 0) return
  await tx.update(notifications).set({ readAt: sql`now()` }).where(isUnreadAbout(about))
}

/** An account's notifications, newest first, after a position. */
export const listNotifications = (
  db: Database,
  uid: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<StoredNotification[]> =>
  db
    .select()
    .from(notifications)
    .where(within(db, uid, after ? lt(notifications.id, after) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit)

/** All stored notifications of an account, oldest first. */
export const allNotifications = (db: Database, uid: string): Promise<StoredNotification[]> =>
  db.select().from(notifications).where(within(db, uid)).orderBy(notifications.id)

type StoredChoice = Pick<typeof notificationChoices.$inferSelect, 'kind' | 'inApp' | 'byMail'>
/** How somebody wants to be notified of a kind. */
export type Choice = StoredChoice & { readonly kind: ChosenKind }

const choiceFacts = {
  kind: notificationChoices.kind,
  inApp: notificationChoices.inApp,
  byMail: notificationChoices.byMail,
}

/** The choices an account stored, by kind. */
export const listChoices = (db: Database, uid: string): Promise<StoredChoice[]> =>
  db
    .select(choiceFacts)
    .from(notificationChoices)
    .where(inArray(notificationChoices.workerId, workerOf(db, uid)))

/** What a worker chose for a kind; null for no choice. */
export async function findChoice(
  db: Database,
  workerId: string,
  kind: WorkerNotificationKind,
): Promise<StoredChoice | null> {
  const [found] = await db
    .select(choiceFacts)
    .from(notificationChoices)
    .where(and(eq(notificationChoices.workerId, workerId), eq(notificationChoices.kind, kind)))
  return found ?? null
}

/** Stores a choice of an account. */
export async function storeChoice(db: Database, uid: string, { kind, inApp, byMail }: Choice): Promise<void> {
  const [worker] = await workerOf(db, uid)
  if (!worker) return
  await db
    .insert(notificationChoices)
    .values({ workerId: worker.id, kind, inApp, byMail })
    .onConflictDoUpdate({
      target: [notificationChoices.workerId, notificationChoices.kind],
      set: { inApp, byMail },
    })
}
