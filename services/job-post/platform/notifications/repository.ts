import { and, desc, eq, inArray, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import type { OwnRows } from '@/services/shared/notifications/repository'
import type { Meeting } from '@/validators/applicant-contact'
import type { Applicant } from '../../shapes/applicant'
import {
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
} from '../../shapes/notification-kinds'
import { latestLoss } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { notificationChoices, notifications } from '../../tables/notifications'

/** The member that the notifications are for. */
export type Reader = { readonly companyId: string; readonly memberId: string }
type NotificationRow = typeof notifications.$inferSelect
export type Notification = NotificationRow & {
  readonly memberName: string | null
  /** Who applied and how that stands, for kinds about an application. */
  readonly application: (Meeting & { readonly worker: Applicant | null }) | null
}

/** The application that a notification is about. */
const isItsApplication = and(
  eq(applications.companyId, notifications.companyId),
  eq(applications.id, sql`(${notifications.params} ->> 'applicationId')::uuid`),
)

/**
 * Restricts every query to company and member; kinds stored by a newer release are left out, because this one has no
 * text for them.
 */
const within = ({ companyId, memberId }: Reader, ...conditions: (SQL | undefined)[]): SQL | undefined =>
  and(
    eq(notifications.companyId, companyId),
    eq(notifications.memberId, memberId),
    inArray(notifications.kind, notificationKindNames),
    ...conditions,
  )

export const ownRows = (reader: Reader): OwnRows => ({ table: notifications, isOwn: () => within(reader) })

export async function insertNotifications(
  tx: Database,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values([...rows])
}

/** Stores a notification under an id that the caller chose: the same id again changes nothing. */
export async function insertNotificationOnce(
  tx: Database,
  row: typeof notifications.$inferInsert,
): Promise<void> {
  await tx.insert(notifications).values(row).onConflictDoNothing()
}

/** Notifications, newest first, after a position. */
export async function listNotifications(
  db: Database,
  reader: Reader,
  { after, limit }: { after: string | null; limit: number },
): Promise<Notification[]> {
  const rows = await db
    .select({
      notification: notifications,
      memberName: accounts.displayName,
      application: {
        worker: applications.worker,
        state: applications.state,
        toldState: applications.toldState,
        contactFrom: applications.contactFrom,
        placeLostAt: latestLoss('applications'),
        takenBack: applications.takenBack,
        takenBackAt: applications.takenBackAt,
        movedAt: applications.movedAt,
      },
    })
    .from(notifications)
    .leftJoin(accounts, eq(accounts.uid, notifications.actorUid))
    .leftJoin(applications, isItsApplication)
    .where(within(reader, after ? lt(notifications.id, after) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit)
  return rows.map(({ notification, ...named }) => ({ ...notification, ...named }))
}

const ofSubject = (subject: string) =>
  notificationKindNames.filter((kind) => notificationKinds[kind].subject === subject)

const fromPartim = [...ofSubject('interview'), ...ofSubject('conversation')]

const jobPostOf = sql`(${notifications.params} ->> 'jobPostId')::uuid`

/**
 * Removes notifications of kinds other than these and, for a member bound to branches, those about other branches, and
 * those about posts outside their branches or interviews and conversations about no post inside.
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
    and(inArray(notifications.kind, fromPartim), or(isNull(jobPostOf), not(inArray(jobPostOf, ownPosts)))),
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

/** Removes the unread notifications of one kind and subject; answers the members who had them. */
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

/** Takes a worker's name out of what members of a company were told of an interview or a conversation with them. */
export async function forgetName(
  tx: Database,
  companyId: string,
  subject: 'interview' | 'conversation',
  subjectId: string,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ params: sql`${notifications.params} - 'worker'` })
    .where(
      and(
        eq(notifications.companyId, companyId),
        inArray(notifications.kind, ofSubject(subject)),
        eq(notifications.subjectId, subjectId),
      ),
    )
}

const applicationOf = sql`${notifications.params} ->> 'applicationId'`

type About = Pick<NotificationRow, 'companyId' | 'subjectId'> & {
  readonly kinds: readonly NotificationKind[]
  /** Only those about this application. */
  readonly applicationId?: string
  /** None about these applications. */
  readonly excepted?: readonly string[]
}

/** Marks the notifications of some kinds and one subject as read, for every member of a company. */
export async function readAbout(
  tx: Database,
  { companyId, kinds, subjectId, applicationId, excepted = [] }: About,
): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.companyId, companyId),
        isNull(notifications.readAt),
        inArray(notifications.kind, [...kinds]),
        eq(notifications.subjectId, subjectId),
        applicationId === undefined ? undefined : eq(applicationOf, applicationId),
        excepted.length === 0 ? undefined : notInArray(applicationOf, [...excepted]),
      ),
    )
}

/** Corrects the figure in unread notifications about a subject: it was right when they were written. */
export async function restateCount(
  tx: Database,
  {
    companyId,
    kind,
    subjectId,
  }: Pick<About, 'companyId' | 'subjectId'> & { readonly kind: NotificationKind },
  count: number,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ params: sql`jsonb_set(${notifications.params}, '{count}', to_jsonb(${String(count)}::text))` })
    .where(
      and(
        eq(notifications.companyId, companyId),
        isNull(notifications.readAt),
        eq(notifications.kind, kind),
        eq(notifications.subjectId, subjectId),
      ),
    )
}

/** All stored notifications of a member, oldest first. */
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

/** A member's stored choices, by kind. */
export async function listChoices(db: Database, { companyId, memberId }: Reader): Promise<StoredChoice[]> {
  return db
    .select(choiceFacts)
    .from(notificationChoices)
    .where(and(eq(notificationChoices.companyId, companyId), eq(notificationChoices.memberId, memberId)))
}

/** The choices that a company's members stored for one kind. */
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
