import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import type { ApplicationState } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'

/** Whether people choose which shifts of a post they work; the query's form of `areShiftsChosen`. */
export const areChosen = sql`(${jobPosts.shiftChoice} = 'each' and ${jobPosts.payUnit} is distinct from 'job')`

/** How many people a shift needs; the query's form of `placesOf`. */
export const placesOfShift = sql<number>`coalesce(case when ${areChosen} then ${shifts.headcount} end, ${jobPosts.headcount}, 1)`

/** Whether an application is for a shift, by the shifts that one of its columns names; none are all. */
export const isForShift = (shiftIds: AnyColumn): SQL =>
  sql`(not ${areChosen} or cardinality(coalesce(${shiftIds}, '{}')) = 0 or ${shifts.id} = any(${shiftIds}))`

/** How many applications for a shift are in one of these states. */
export const countForShift = (states: readonly ApplicationState[], shiftIds: AnyColumn) =>
  sql<number>`(count(*) filter (where ${inArray(applications.state, [...states])} and ${isForShift(shiftIds)}))::int`
