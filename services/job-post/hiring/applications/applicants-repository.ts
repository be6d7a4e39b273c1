import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { intervalOf, retention } from '@/validators/retention'
import { metStates } from '@/validators/states/application'
import { applicationEvents, applications } from '../../tables/applications'
import { companies } from '../../tables/companies'

/** A worker, and a company to which they applied. */
export type Pair = { readonly companyId: string; readonly workerId: string }

/** Whether an application was withdrawn from the job: there is more to say then, not less. */
export const gaveJobBack = sql<boolean>`(${applications.state} = 'withdrawn' and exists (
  select from ${applicationEvents}
  where ${applicationEvents.companyId} = ${applications.companyId}
    and ${applicationEvents.applicationId} = ${applications.id}
    and ${applicationEvents.version} = ${applications.version} and ${applicationEvents.from} = 'hired'))`

/** Whether an application ended with the work itself while its worker was offered that; closed and cancelled posts took theirs back. */
export const didOfferLapse = sql<boolean>`(${applications.state} = 'expired' and ${applications.takenBack} is null and exists (
  select from ${applicationEvents}
  where ${applicationEvents.companyId} = ${applications.companyId}
    and ${applicationEvents.applicationId} = ${applications.id}
    and ${applicationEvents.version} = ${applications.version} and ${applicationEvents.from} = 'offered'))`

/** Whether a worker has a job, or had it, and knows: a hire that can still be undone is a secret of the company. */
const isKnownWork = sql`(${applications.state} = 'completed'
  or ${applications.state} = 'hired' and ${applications.toldState} = 'hired')`

/** Whether the company is to meet a worker, who knows it. */
export const isKnownMeeting = and(
  inArray(applications.state, [...metStates]),
  inArray(applications.toldState, [...metStates]),
)

/**
 * The shifts of an application's post that are its worker's: those they were given, or all of them where nobody chooses. A
 * literal, because Drizzle omits the table from column names in a query of a single table.
 */
const ofOwnShifts = (value: SQL) => sql`(select ${value} from shifts as shift
  where shift.company_id = applications.company_id and shift.job_post_id = applications.job_post_id and shift.ended_at is null
    and exists (select from application_shifts as own where own.company_id = applications.company_id
        and own.application_id = applications.id and own.shift_id = shift.id and own.state = 'assigned'
      union all select where not exists (select from application_shifts as own
        where own.company_id = applications.company_id and own.application_id = applications.id)))`

const isDone = eq(applications.state, 'completed')

/**
 * Until when a worker counts as the company's applicant, when it last hired them, from when it reads their contact because
 * it is to meet them, since when they know that they work there, and what they did there; null for none of its applicants. Who gave a job back is
 * one of them.
 */
export async function findApplicant(db: Database, { companyId, workerId }: Pair) {
  const until = sql`max(${applications.createdAt}) + ${intervalOf(retention.application)}::interval`
  const [found] = await db
    .select({
      until: sql<Date | null>`${until}`.mapWith(applications.createdAt),
      hiredAt:
        sql<Date | null>`max(${applications.movedAt}) filter (where ${applications.state} = 'hired')`.mapWith(
          applications.movedAt,
        ),
      contactFrom:
        sql<Date | null>`min(${applications.contactFrom}) filter (where ${isKnownMeeting})`.mapWith(
          applications.contactFrom,
        ),
      worksSince: sql<Date | null>`max(${applications.movedAt}) filter (where ${isKnownWork})`.mapWith(
        applications.movedAt,
      ),
      shifts: sql<number>`coalesce(sum(${ofOwnShifts(sql`count(*)`)}) filter (where ${isDone}), 0)::integer`,
      lastOn: sql<string | null>`max(${ofOwnShifts(
        sql`(max(shift.starts_at) at time zone 'Asia/Bangkok')::date`,
      )}) filter (where ${isDone})::text`,
      companyName: sql<string>`min(${companies.name})`,
    })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.workerId, workerId),
        isNotNull(applications.workerUid),
        or(ne(applications.state, 'withdrawn'), gaveJobBack),
      ),
    )
  if (!found?.until) return null
  const textOf = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    until: found.until.toISOString(),
    hiredAt: textOf(found.hiredAt),
    contactFrom: textOf(found.contactFrom),
    workplace: found.worksSince && {
      companyName: found.companyName,
      since: found.worksSince.toISOString(),
    },
    worked:
      found.lastOn === null || found.shifts === 0 ? null : { shifts: found.shifts, lastOn: found.lastOn },
  }
}
