import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import {
  type ApplicationState,
  isMet,
  placeTakenStates,
  shiftedStates,
} from '@/validators/states/application'
import { applicationEvents, applications } from '../../tables/applications'
import { isLeaving } from '../../tables/leaving-workers'
import { isAnyOf } from '../job-posts/repository'
import type { PlacesTaken } from '../job-posts/shift-places'
import type { ApplicationKey, PostKey } from './application-keys'
import { countShiftPlacesTaken, isAssignedTo, shiftColumns } from './application-shifts-repository'

export type ApplicationRow = typeof applications.$inferSelect

/** The shifts of an application: those the applicant can come to, and those they are offered or hired for. */
export type NamedShifts = {
  readonly shiftIds: readonly string[]
  /** null before anything was offered. */
  readonly assignedShiftIds: readonly string[] | null
}

export type Application = ApplicationRow &
  NamedShifts & {
    /** Those that were assigned to them and that they cannot come to after all. */
    readonly givenBackShiftIds: readonly string[]
    /** When they last did so; null if nobody is needed in their place. */
    readonly placeLostAt: Date | null
    /** Whether the worker asked for the removal of their account. */
    readonly isLeaving: boolean
    readonly notes: number
  }

export const ofPost = ({ companyId, jobPostId }: Given<PostKey>, ...conditions: (SQL | undefined)[]) =>
  and(eq(applications.companyId, companyId), eq(applications.jobPostId, jobPostId), ...conditions)

export const isThis = ({ companyId, id }: ApplicationKey) =>
  and(eq(applications.companyId, companyId), eq(applications.id, id))

/** True for any of these applications. */
export const isOneOf = (ids: readonly string[]): SQL => inArray(applications.id, [...ids])

/** Whether somebody lost the job, or an offer of it, as their post ended (`lostAtEnd`). */
export const isLostAtEnd = and(
  eq(applications.state, 'expired'),
  isNotNull(applications.takenBack),
  gte(applications.takenBackAt, applications.movedAt),
)

/** Literal subqueries, because Drizzle omits the table from column names in a query of a single table. */
const notes = sql<number>`(select count(*)::int from application_notes as note
  where note.company_id = applications.company_id and note.application_id = applications.id)`.as('notes')

export const columns = {
  ...getTableColumns(applications),
  ...shiftColumns,
  isLeaving: isLeaving.as('is_leaving'),
  notes,
}

export type PageOptions = { readonly after: string | null; readonly limit: number }

/** The query for how many people have a post's job; exported so that a test can read its plan. */
export const peopleQuery = (db: Database, post: PostKey) =>
  db
    .select({ people: count() })
    .from(applications)
    .where(ofPost(post, inArray(applications.state, [...placeTakenStates])))

/** How many people have the post's job. */
export async function countPlacesTaken(db: Database, post: PostKey): Promise<PlacesTaken> {
  const [counted] = await peopleQuery(db, post)
  const takenOf = await countShiftPlacesTaken(db, [post])
  return { people: counted?.people ?? 0, ...takenOf(post.jobPostId) }
}

/** The query for how many applied to each of some posts and were not opened, and how many have its job. */
export const countsOfPostsQuery = (
  db: Database,
  { companyId, ids }: Given<{ companyId: string; ids: readonly string[] }>,
) =>
  db
    .select({ jobPostId: applications.jobPostId, state: applications.state, people: count() })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        isAnyOf(applications.jobPostId, ids),
        // Literal, so that the counts come from the board's index alone.
        sql`${applications.state} in ('submitted', 'hired', 'completed')`,
      ),
    )
    .groupBy(applications.jobPostId, applications.state)

export const countsOfPosts = prepared(countsOfPostsQuery)

/** Whether any application is offered, hired or worked for one of these shifts of a post. */
export async function isAnyPromised(
  tx: Database,
  post: PostKey,
  shiftIds: readonly string[],
): Promise<boolean> {
  const isPromised = inArray(applications.state, [...placeTakenStates, 'offered'])
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(ofPost(post, isPromised, isAssignedTo(shiftIds)))
    .limit(1)
  return rows.length > 0
}

/** Who is offered or hired for some of these shifts of a post that are taken out of it, and for none that stay. */
export const listLeftWithout = (
  tx: Database,
  post: PostKey,
  { removed, kept }: { readonly removed: readonly string[]; readonly kept: readonly string[] },
) =>
  tx
    .select({
      companyId: applications.companyId,
      id: applications.id,
      oldTerms: applications.oldTerms,
      toldState: applications.toldState,
      takenBack: applications.takenBack,
    })
    .from(applications)
    .where(
      ofPost(
        post,
        inArray(applications.state, [...shiftedStates]),
        isAssignedTo(removed),
        not(isAssignedTo(kept)),
      ),
    )
    .orderBy(asc(applications.workerId))

export async function findApplication(db: Database, key: ApplicationKey): Promise<Application | null> {
  const [found] = await db.select(columns).from(applications).where(isThis(key))
  return found ?? null
}

/** Some applications of a post, newest first. */
export async function findApplications(
  db: Database,
  post: PostKey,
  ids: readonly string[],
): Promise<Application[]> {
  if (ids.length === 0) return []
  return db
    .select(columns)
    .from(applications)
    .where(ofPost(post, inArray(applications.id, [...ids])))
    .orderBy(desc(applications.id))
}

/** How often an application was sent: once, and again after each time it was withdrawn. */
export async function countSends(tx: Database, { companyId, id }: ApplicationKey): Promise<number> {
  const isSend = and(
    eq(applicationEvents.companyId, companyId),
    eq(applicationEvents.applicationId, id),
    eq(applicationEvents.event, 'submit'),
  )
  return tx.$count(applicationEvents, isSend)
}

/** Applications of a post that ended with it, and whose workers do not know that yet. */
export const listUntoldEnds = (tx: Database, post: PostKey) =>
  tx
    .select({ companyId: applications.companyId, id: applications.id, version: applications.version })
    .from(applications)
    .where(ofPost(post, eq(applications.state, 'expired'), ne(applications.toldState, 'expired')))

/** The applications of a post in some of these states. */
export const listKeys = (tx: Database, post: PostKey, states: readonly ApplicationState[]) =>
  tx
    .select({ companyId: applications.companyId, id: applications.id })
    .from(applications)
    .where(ofPost(post, inArray(applications.state, [...states])))

/** The workers whom the company is to meet by applications of a post in some of these states. */
export async function listMet(tx: Database, post: PostKey, states: readonly ApplicationState[]) {
  const met = states.filter(isMet)
  return tx
    .select({ companyId: applications.companyId, workerId: applications.workerId })
    .from(applications)
    .where(ofPost(post, inArray(applications.state, met)))
}

/**
 * The applications of a post whose workers are asked to answer an offer, or about other terms where `isOver` is true of their
 * work.
 */
export const listAsked = (tx: Database, post: PostKey, isOver: SQL) =>
  tx
    .select({ id: applications.id, workerId: applications.workerId, state: applications.state })
    .from(applications)
    .where(
      ofPost(
        post,
        or(
          and(eq(applications.state, 'offered'), eq(applications.toldState, 'offered')),
          and(eq(applications.state, 'hired'), isNotNull(applications.termsAnswerBy), isOver),
        ),
      ),
    )

/** Who caused the latest event of an application, or the latest of some, with the member's current name. */
export async function findLatestCause(db: Database, { companyId, id }: ApplicationKey, only?: SQL) {
  const [latest] = await db
    .select({
      who: applicationEvents.who,
      memberUid: applicationEvents.memberUid,
      memberName: accounts.displayName,
    })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.uid, applicationEvents.memberUid))
    .where(and(eq(applicationEvents.companyId, companyId), eq(applicationEvents.applicationId, id), only))
    .orderBy(desc(applicationEvents.version))
    .limit(1)
  return latest ?? null
}

/** Who brought an application into its state, whatever happened since that kept it. */
export const findLatestMover = (db: Database, key: ApplicationKey) =>
  findLatestCause(db, key, sql`${applicationEvents.from} is distinct from ${applicationEvents.to}`)

export type StoredEvent = typeof applicationEvents.$inferSelect & { readonly memberName: string | null }

/** The events of an application, oldest first, with the members' current names. */
export async function listEvents(db: Database, { companyId, id }: ApplicationKey): Promise<StoredEvent[]> {
  const rows = await db
    .select({ event: applicationEvents, memberName: accounts.displayName })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.uid, applicationEvents.memberUid))
    .where(and(eq(applicationEvents.companyId, companyId), eq(applicationEvents.applicationId, id)))
    .orderBy(asc(applicationEvents.version))
  return rows.map(({ event, memberName }) => ({ ...event, memberName }))
}
