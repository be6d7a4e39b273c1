import {
  type AnyColumn,
  and,
  eq,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { ApplicationState } from '@/validators/states/application'
import type { ApplicationShiftState } from '../../shapes/application-shift-states'
import { applicationShifts } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'

/** Whether people choose which shifts of a post they work; the query's form of `areShiftsChosen`. */
export const areChosen = sql`(${jobPosts.shiftChoice} = 'each' and ${jobPosts.payUnit} is distinct from 'job')`

/** How many people a shift needs; the query's form of `placesOf`. */
export const placesOfShift = sql<number>`coalesce(case when ${areChosen} then ${shifts.headcount} end, ${jobPosts.headcount}, 1)`

/** How many places of a shift somebody has or is looked for; the query's form of `placesToFill`. */
export const placesToFillOfShift = (taken: SQLWrapper) =>
  sql<number>`(${placesOfShift} - least(greatest(0, ${placesOfShift} - ${taken}), (select count(*) from ${applicationShifts}
    where ${and(
      eq(applicationShifts.companyId, shifts.companyId),
      eq(applicationShifts.jobPostId, shifts.jobPostId),
      eq(applicationShifts.shiftId, shifts.id),
      isNotNull(applicationShifts.dismissedAt),
    )}))::int)`

/** Whether an application has a shift of which all this is true. */
export const hasShiftThat = (...conditions: (SQL | undefined)[]): SQL =>
  sql`exists (select from ${applicationShifts} where ${and(
    eq(applicationShifts.companyId, applications.companyId),
    eq(applicationShifts.applicationId, applications.id),
    ...conditions,
  )})`

/**
 * Whether somebody hired agreed to a shift and works on what they agreed to, because the post has other terms by now: it is
 * theirs until they have answered, also where it is assigned to them no more. The query's form of `standingTerms`.
 */
export const keepsAgreed = (shiftId: AnyColumn): SQL =>
  sql`(${applications.state} = 'hired' and ${applications.toldState} = 'hired' and ${applications.oldTerms}
    @> jsonb_build_object('shifts', jsonb_build_array(jsonb_build_object('id', ${shiftId}))))`

/** Whether an application has a shift: as one that the applicant can come to, or only as one that is theirs. */
export const hasShift = (state?: ApplicationShiftState): SQL =>
  hasShiftThat(
    eq(applicationShifts.shiftId, shifts.id),
    state === 'assigned'
      ? or(eq(applicationShifts.state, state), keepsAgreed(shifts.id))
      : state
        ? eq(applicationShifts.state, state)
        : ne(applicationShifts.state, 'given_back'),
  )

/** How many applications in one of these states, of which all this is true, have a shift. */
export const countForShift = (
  states: readonly ApplicationState[],
  state?: ApplicationShiftState,
  ...conditions: SQL[]
) =>
  sql<number>`(count(*) filter (where ${and(
    inArray(applications.state, [...states]),
    hasShift(state),
    ...conditions,
  )}))::int`
