import { and, count, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { CannotComeReason } from '@/validators/cannot-come-reasons'
import { placeTakenStates } from '@/validators/states/application'
import { applicationShifts, latestLoss } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { hasShiftThat, keepsAgreed } from '../job-posts/shift-people-repository'
import type { ShiftPlacesTaken } from '../job-posts/shift-places'
import type { ApplicationKey, PostKey } from './application-keys'

/**
 * Ids of an application's shifts that are still part of the post, in its order; null where there is none. A literal
 * subquery, because Drizzle omits the table from column names in a query of a single table.
 */
const idsOfShifts = (only: SQL) => sql`(select array_agg(own.shift_id order by shift.position)
  from application_shifts as own
  join shifts as shift on shift.company_id = own.company_id and shift.job_post_id = own.job_post_id and shift.id = own.shift_id
  where own.company_id = applications.company_id and own.application_id = applications.id
    and ${only} and shift.ended_at is null)`

/**
 * An application's shifts: those the applicant can come to, those they are offered or hired for, those of these that they know
 * of, null where there are none, and those they gave back, with the latest moment at which a place of those was lost.
 */
export const shiftColumns = {
  shiftIds: sql<string[]>`coalesce(${idsOfShifts(sql`own.state <> 'given_back'`)}, '{}')`.as('shift_ids'),
  assignedShiftIds: sql<string[] | null>`${idsOfShifts(sql`own.state = 'assigned'`)}`.as(
    'assigned_shift_ids',
  ),
  knownShiftIds: sql<string[] | null>`${idsOfShifts(sql`own.told_state = 'assigned'`)}`.as('known_shift_ids'),
  givenBackShiftIds: sql<string[]>`coalesce(${idsOfShifts(sql`own.state = 'given_back'`)}, '{}')`.as(
    'given_back_shift_ids',
  ),
  placeLostAt: latestLoss('applications'),
}

/** Whether any shift of an application is something else than its worker knows. */
export const isAnyUntold = sql<boolean>`exists (select from application_shifts as own
  where own.company_id = applications.company_id and own.application_id = applications.id
    and own.state <> own.told_state)`

/** The shifts of an application, of which more holds. */
export const ofApplication = ({ companyId, id }: ApplicationKey, ...more: (SQL | undefined)[]) =>
  and(eq(applicationShifts.companyId, companyId), eq(applicationShifts.applicationId, id), ...more)

type Row = typeof applicationShifts.$inferSelect

/** True for an application that is assigned to one of these shifts, or whose worker believes that it is. */
export const isAssignedTo = (shiftIds: readonly string[], known: 'state' | 'toldState' = 'state'): SQL =>
  hasShiftThat(
    sql`${applicationShifts.shiftId} = any(${sql.param([...shiftIds])})`,
    eq(applicationShifts[known], 'assigned'),
  )

/** Stores the shifts that an applicant can come to, in the place of all they had. */
export async function storeAvailable(
  tx: Database,
  { companyId, id, jobPostId }: ApplicationKey & PostKey,
  shiftIds: readonly string[],
): Promise<void> {
  await tx.delete(applicationShifts).where(ofApplication({ companyId, id }))
  const rows = shiftIds.map((shiftId) => ({ companyId, applicationId: id, jobPostId, shiftId }))
  if (rows.length > 0) await tx.insert(applicationShifts).values(rows)
}

/** Assigns exactly these of an application's shifts; what its worker gave back stays so. */
export async function assignShifts(
  tx: Database,
  key: ApplicationKey,
  shiftIds: readonly string[],
): Promise<void> {
  const isMeant = sql`${applicationShifts.shiftId} = any(${sql.param([...shiftIds])})`
  const state = sql<Row['state']>`case when ${isMeant} then 'assigned' else 'available' end`
  await tx
    .update(applicationShifts)
    .set({ state })
    .where(
      ofApplication(
        key,
        ne(applicationShifts.state, 'given_back'),
        sql`${applicationShifts.state} <> ${state}`,
      ),
    )
}

/** Records that an application's worker gave back these shifts; the places of those assigned to them are lost by it. */
export async function giveShiftsBack(
  tx: Database,
  key: ApplicationKey,
  shiftIds: readonly string[],
  givenBackReason: CannotComeReason | null,
): Promise<void> {
  const placeLostAt = sql`case when ${applicationShifts.state} = 'assigned' then now() end`
  await tx
    .update(applicationShifts)
    .set({ state: 'given_back', toldState: 'given_back', placeLostAt, givenBackReason })
    .where(
      ofApplication(
        key,
        ne(applicationShifts.state, 'given_back'),
        inArray(applicationShifts.shiftId, [...shiftIds]),
      ),
    )
}

/** Removes why an application's worker could not come. */
export async function forgetReasons(tx: Database, key: ApplicationKey): Promise<void> {
  await tx
    .update(applicationShifts)
    .set({ givenBackReason: null })
    .where(ofApplication(key, isNotNull(applicationShifts.givenBackReason)))
}

/** Records that an application's worker knows the present state of all its shifts. */
export async function noteShiftsTold(tx: Database, key: ApplicationKey): Promise<void> {
  const { state, toldState } = applicationShifts
  await tx
    .update(applicationShifts)
    .set({ toldState: sql`${state}` })
    .where(ofApplication(key, sql`${state} <> ${toldState}`))
}

/** The query for how many people have, or keep until they answer, each shift of some posts; exported so that a test can read its plan. */
export const placesTakenQuery = (db: Database, posts: readonly PostKey[]) =>
  db
    .select({
      jobPostId: applicationShifts.jobPostId,
      shiftId: applicationShifts.shiftId,
      people: count(),
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
        sql`(${applicationShifts.companyId}, ${applicationShifts.jobPostId}) in (${keysOf(posts)})`,
        or(eq(applicationShifts.state, 'assigned'), keepsAgreed(applicationShifts.shiftId)),
        inArray(applications.state, [...placeTakenStates]),
      ),
    )
    .groupBy(applicationShifts.jobPostId, applicationShifts.shiftId)

const keysOf = (posts: readonly PostKey[]) =>
  sql.join(
    posts.map(({ companyId, jobPostId }) => sql`(${companyId}::uuid, ${jobPostId}::uuid)`),
    sql`, `,
  )

/** How many people have each shift of some posts. */
export async function countShiftPlacesTaken(
  db: Database,
  posts: readonly PostKey[],
): Promise<(jobPostId: string) => ShiftPlacesTaken> {
  const rows = posts.length > 0 ? await placesTakenQuery(db, posts) : []
  const people = new Map(rows.map((row) => [`${row.jobPostId} ${row.shiftId}`, row.people]))
  return (jobPostId) => ({ ofShift: (shiftId) => people.get(`${jobPostId} ${shiftId}`) ?? 0 })
}
