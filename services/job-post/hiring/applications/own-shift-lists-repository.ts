import { isNull, type SQL, sql } from 'drizzle-orm'
import { applicationShifts } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import type { Shift } from '../job-posts/repository'

/** Some shifts of the post, earliest first. */
const shiftsThat = (only: SQL) => sql<Shift[]>`coalesce((
  select json_agg(json_build_object('id', ${shifts.id}, 'date', ${shifts.date}, 'startTime', ${shifts.startTime},
    'endTime', ${shifts.endTime}, 'breakMinutes', ${shifts.breakMinutes}, 'headcount', ${shifts.headcount})
    order by ${shifts.startsAt})
  from ${shifts}
  where ${shifts.companyId} = ${applications.companyId} and ${shifts.jobPostId} = ${applications.jobPostId}
    and ${only}), '[]'::json)`

const isOwnThat = (only: SQL) => sql`exists (select from ${applicationShifts}
  where ${applicationShifts.companyId} = ${applications.companyId}
    and ${applicationShifts.applicationId} = ${applications.id}
    and ${applicationShifts.shiftId} = ${shifts.id} and ${only})`

/** Whether the worker was to come to a shift: where nobody chooses, whoever has the job comes to all. */
const wasTheirs = sql`(${applicationShifts.state} = 'assigned' or ${applicationShifts.toldState} = 'assigned'
  or ${applicationShifts.state} = 'available' and ${jobPosts.shiftChoice} = 'all')`

/** Lists of shifts beside an application in a query that joins its post. */
export const ownShiftLists = {
  shifts: shiftsThat(isNull(shifts.endedAt)),
  /** Those they gave back, also where they are no part of the post any more. */
  givenBack: shiftsThat(isOwnThat(sql`${applicationShifts.state} = 'given_back'`)),
  /** Those that the company took out of the post after it had given them to the worker. */
  endedShifts: shiftsThat(sql`${shifts.endedAt} is not null and ${isOwnThat(wasTheirs)}`),
}
