import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import { applicationShifts } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { companies } from '../../tables/companies'
import { jobPosts, shifts } from '../../tables/job-posts'
import type { Shift } from '../job-posts/repository'

/** A shift somebody is hired for, of any company. */
export type Commitment = Shift & { readonly title: string | null; readonly companyName: string }

/** One worker of all companies' applicants, and the application in question, which is no clash with itself. */
export type Applicant = { readonly workerId: string; readonly id: string | null }

/** Whoever hires the same worker at the same time waits until the transaction ends, and then counts this hire. */
export async function lockWorker(tx: Database, { workerId }: Pick<Applicant, 'workerId'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`worker ${workerId}`}, 0))`)
}

/** The query of what a worker is hired for elsewhere and what is not long over; exported so that a test can read its plan. */
export const commitmentsQuery = (db: Database, { workerId, id }: Applicant) =>
  db
    .select({
      id: shifts.id,
      date: shifts.date,
      startTime: shifts.startTime,
      endTime: shifts.endTime,
      breakMinutes: shifts.breakMinutes,
      headcount: shifts.headcount,
      title: jobPosts.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(
      applicationShifts,
      and(
        eq(applicationShifts.companyId, applications.companyId),
        eq(applicationShifts.applicationId, applications.id),
        eq(applicationShifts.state, 'assigned'),
      ),
    )
    .innerJoin(
      shifts,
      and(
        eq(shifts.companyId, applicationShifts.companyId),
        eq(shifts.jobPostId, applicationShifts.jobPostId),
        eq(shifts.id, applicationShifts.shiftId),
        isNull(shifts.endedAt),
      ),
    )
    .where(
      and(
        eq(applications.workerId, workerId),
        // As written in the index, which a parameter would hide.
        sql`${applications.state} = 'hired'`,
        isNull(applications.oldTerms),
        id ? ne(applications.id, id) : undefined,
        // The hours of a day count until it is over everywhere.
        sql`${shifts.endsAt} > now() - interval '1 day'`,
      ),
    )

/** What a worker agreed to elsewhere where the post has other shifts by now: until they accept those, theirs stand. */
async function listOldCommitments(db: Database, { workerId, id }: Applicant): Promise<Commitment[]> {
  const rows = await db
    .select({
      oldTerms: sql<AgreedTerms>`${applications.oldTerms}`,
      title: jobPosts.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.workerId, workerId),
        sql`${applications.state} = 'hired'`,
        isNotNull(applications.oldTerms),
        id ? ne(applications.id, id) : undefined,
      ),
    )
  return rows.flatMap(({ oldTerms, ...post }) => oldTerms.shifts.map((shift) => ({ ...shift, ...post })))
}

/** The shifts a worker is hired for elsewhere. */
export const listCommitments = async (db: Database, applicant: Applicant): Promise<Commitment[]> => [
  ...(await commitmentsQuery(db, applicant)),
  ...(await listOldCommitments(db, applicant)),
]
