import { and, between, eq, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import type { PostKey } from './application-keys'

/** A literal rather than a parameter, because the planner must see that it matches the partial index. */
const isLive = sql`${applications.state} in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired')`

/** Whether nothing is left of the work that somebody agreed to and keeps, at hours that the post has no more. */
export const areOldTermsOver = sql`not exists (
  select from jsonb_to_recordset(${applications.oldTerms}->'shifts') as kept(date date, "startTime" time, "endTime" time)
  where (kept.date + kept."endTime" + case when kept."endTime" <= kept."startTime" then interval '1 day' else interval '0' end)
    at time zone 'Asia/Bangkok' > now())`

/** Posts, without those in `except`, whose last shift is over while an application is still undecided or hired. */
export async function postsWithWorkDone(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<PostKey[]> {
  return db
    .selectDistinct({ companyId: applications.companyId, jobPostId: applications.jobPostId })
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .where(
      and(isLive, lt(jobPosts.expiresAt, sql`now()`), areOldTermsOver, notInArray(jobPosts.id, [...except])),
    )
    .limit(limit)
}

/** The applications of a post that were completed in this transaction. */
export const listCompletedNow = (tx: Database, { companyId, jobPostId }: PostKey) =>
  tx
    .select({ id: applications.id, workerId: applications.workerId })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.jobPostId, jobPostId),
        eq(applications.state, 'completed'),
        // Both are the time of the transaction.
        eq(applications.movedAt, sql`now()`),
      ),
    )

/** A position in the list of shifts that have begun, ordered by time. */
export type BegunShift = PostKey & { readonly startsAt: Date }

/**
 * The query for shifts that began after a position and up to a time, of published posts whose workers choose their
 * shifts; exported so that a test can read its plan.
 */
export function begunShiftsQuery(
  db: Database,
  { after, until, limit }: { readonly after: BegunShift; readonly until: Date; readonly limit: number },
) {
  const position = sql`(${shifts.startsAt}, ${shifts.companyId}, ${shifts.jobPostId})`
  const startsAfter = sql.param(after.startsAt, shifts.startsAt)
  return db
    .select({
      companyId: shifts.companyId,
      jobPostId: shifts.jobPostId,
      startsAt: sql<Date>`${shifts.startsAt}`.mapWith(shifts.startsAt).as('starts_at'),
    })
    .from(shifts)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, shifts.companyId), eq(jobPosts.id, shifts.jobPostId)))
    .where(
      and(
        sql`${position} > (${startsAfter}, ${after.companyId}::uuid, ${after.jobPostId}::uuid)`,
        // PostgreSQL estimates how few rows lie between only if both bounds are on the same column.
        between(shifts.startsAt, after.startsAt, until),
        isNull(shifts.endedAt),
        eq(jobPosts.state, 'published'),
        eq(jobPosts.shiftChoice, 'each'),
      ),
    )
    .orderBy(shifts.startsAt, shifts.companyId, shifts.jobPostId)
    .limit(limit)
}

export const listBegunShifts = async (
  db: Database,
  asked: Parameters<typeof begunShiftsQuery>[1],
): Promise<BegunShift[]> => begunShiftsQuery(db, asked)
