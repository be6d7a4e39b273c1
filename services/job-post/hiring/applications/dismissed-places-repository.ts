import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { placeTakenStates } from '@/validators/states/application'
import { comingStates } from '@/validators/states/job-post'
import type { Scope } from '../../platform/access/scope'
import type { Applicant } from '../../shapes/applicant'
import { applicationShifts } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import { isAnyOf, within } from '../job-posts/repository'
import { countForShift, placesOfShift } from '../job-posts/shift-people-repository'
import type { ApplicationKey, PostKey } from './application-keys'
import { ofApplication } from './application-shifts-repository'
import { onePerApplication } from './one-per-application'

/** Records that a member needs nobody in the places an application's worker gave back; false where none was empty. */
export async function dismissLostPlaces(
  tx: Database,
  key: ApplicationKey,
  memberUid: string,
): Promise<boolean> {
  const { placeLostAt, shiftId } = applicationShifts
  const dismissed = await tx
    .update(applicationShifts)
    .set({
      placeLostAt: null,
      dismissedLossAt: sql`${placeLostAt}`,
      dismissedAt: sql`now()`,
      dismissedBy: memberUid,
    })
    .where(ofApplication(key, isNotNull(placeLostAt)))
    .returning({ shiftId })
  return dismissed.length > 0
}

/** Records that somebody is needed after all in the places an application's worker gave back; false where none was dismissed. */
export async function restoreLostPlaces(tx: Database, key: ApplicationKey): Promise<boolean> {
  const { dismissedLossAt, dismissedAt, shiftId } = applicationShifts
  const restored = await tx
    .update(applicationShifts)
    .set({
      placeLostAt: sql`${dismissedLossAt}`,
      dismissedLossAt: null,
      dismissedAt: null,
      dismissedBy: null,
    })
    .where(ofApplication(key, isNotNull(dismissedAt)))
    .returning({ shiftId })
  return restored.length > 0
}

type Asked = Scope & { readonly now: Date; readonly jobPostId: string | null }

/**
 * The query for the places of shifts to come in which a member said that nobody is needed, with that member's current name: what
 * was said last is first, and the earliest shift of it. Exported so that a test can read its plan.
 */
export function dismissedPlacesQuery(db: Database, { companyId, branchIds, now, jobPostId }: Given<Asked>) {
  const ofPost: SQL | undefined = jobPostId === null ? undefined : eq(applicationShifts.jobPostId, jobPostId)
  return db
    .select({
      applicationId: applications.id,
      worker: sql<Applicant | null>`${applications.worker}`,
      state: applications.state,
      toldState: applications.toldState,
      contactFrom: applications.contactFrom,
      jobPostId: applicationShifts.jobPostId,
      title: jobPosts.title,
      startsAt: sql<Date>`${shifts.startsAt}`.mapWith(applications.movedAt),
      at: sql<Date>`${applicationShifts.dismissedAt}`.mapWith(applications.movedAt),
      byName: accounts.displayName,
    })
    .from(applicationShifts)
    .innerJoin(
      applications,
      and(
        eq(applications.companyId, applicationShifts.companyId),
        eq(applications.id, applicationShifts.applicationId),
      ),
    )
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applicationShifts.companyId), eq(jobPosts.id, applicationShifts.jobPostId)),
    )
    .innerJoin(
      shifts,
      and(
        eq(shifts.companyId, applicationShifts.companyId),
        eq(shifts.jobPostId, applicationShifts.jobPostId),
        eq(shifts.id, applicationShifts.shiftId),
      ),
    )
    .leftJoin(accounts, eq(accounts.uid, applicationShifts.dismissedBy))
    .where(
      within(
        { companyId, branchIds },
        eq(applicationShifts.companyId, companyId),
        isNotNull(applicationShifts.dismissedAt),
        ofPost,
        inArray(jobPosts.state, [...comingStates]),
        isNull(shifts.endedAt),
        gt(shifts.startsAt, now),
      ),
    )
    .orderBy(desc(applicationShifts.dismissedAt), asc(shifts.startsAt))
}

const rowsOfDismissed = prepared(dismissedPlacesQuery)

type Row = Awaited<ReturnType<typeof rowsOfDismissed>>[number]

/** Somebody who cannot come and is not replaced, with the first of those shifts and how many they are. */
export type DismissedPlace = Row & { readonly shifts: number }

/** Who cannot come to shifts and is not replaced, because a member said so; what was said last is first. */
export async function listDismissedPlaces(
  db: Database,
  { companyId, branchIds }: Scope,
  { now = new Date(), jobPostId = null }: Partial<Pick<Asked, 'now' | 'jobPostId'>> = {},
): Promise<DismissedPlace[]> {
  const rows = await rowsOfDismissed(db, { companyId, branchIds, now, jobPostId })
  return onePerApplication(rows)
}

/** The query for where in some posts a member said that nobody is needed; exported so that a test can read its plan. */
export const dismissedOfShiftsQuery = (
  db: Database,
  { companyId, ids }: Given<{ companyId: string; ids: readonly string[] }>,
) =>
  db
    .select({
      jobPostId: applicationShifts.jobPostId,
      shiftId: applicationShifts.shiftId,
      places: count(),
      // Where everybody works every shift, who gave back only some of them is among those who have the job.
      people: sql<number>`(count(*) filter (where ${notInArray(applications.state, [...placeTakenStates])}))::int`,
    })
    .from(applicationShifts)
    .innerJoin(
      applications,
      and(
        eq(applications.companyId, applicationShifts.companyId),
        eq(applications.id, applicationShifts.applicationId),
      ),
    )
    .where(
      and(
        eq(applicationShifts.companyId, companyId),
        isAnyOf(applicationShifts.jobPostId, ids),
        isNotNull(applicationShifts.dismissedAt),
      ),
    )
    .groupBy(applicationShifts.jobPostId, applicationShifts.shiftId)

/** In how many places of each shift of some posts a member said that nobody is needed; shifts without one are missing. */
export const listDismissedOfShifts = prepared(dismissedOfShiftsQuery)

/** The shifts of a post that have as many people as they need, or more. */
const fullShifts = (tx: Database, { companyId, jobPostId }: PostKey) => {
  const people = tx
    .select({ taken: countForShift(placeTakenStates, 'assigned').as('taken') })
    .from(applications)
    .where(and(eq(applications.companyId, shifts.companyId), eq(applications.jobPostId, shifts.jobPostId)))
    .as('people')
  return tx
    .select({ id: shifts.id })
    .from(shifts)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, shifts.jobPostId)))
    .crossJoinLateral(people)
    .where(
      and(eq(shifts.companyId, companyId), eq(shifts.jobPostId, jobPostId), gte(people.taken, placesOfShift)),
    )
}

/**
 * Ends what members said of lost places in these shifts of a locked post, or in those that are full, so that a place which is
 * lost there later is missing again. When the places were lost stays.
 */
export async function endDismissals(
  tx: Database,
  { companyId, jobPostId }: PostKey,
  which: 'full' | readonly string[],
): Promise<void> {
  if (which.length === 0) return
  await tx
    .update(applicationShifts)
    .set({ dismissedAt: null, dismissedBy: null })
    .where(
      and(
        eq(applicationShifts.companyId, companyId),
        eq(applicationShifts.jobPostId, jobPostId),
        isNotNull(applicationShifts.dismissedAt),
        inArray(
          applicationShifts.shiftId,
          which === 'full' ? fullShifts(tx, { companyId, jobPostId }) : [...which],
        ),
      ),
    )
}
