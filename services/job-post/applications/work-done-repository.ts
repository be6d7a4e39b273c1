import { and, between, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { jobPosts, shifts } from '../job-posts/table'
import type { PostKey } from './repository'
import { applications } from './table'

/** Written out, not bound: the planner must see that it fits the partial index. */
const isLive = sql`${applications.state} in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired')`

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
    .where(and(isLive, lt(jobPosts.expiresAt, sql`now()`), notInArray(jobPosts.id, [...except])))
    .limit(limit)
}

/** A position in the shifts that began, ordered by when. */
export type BegunShift = PostKey & { readonly startsAt: Date }

/**
 * The query of the shifts that began after another one and until a time, of published posts whose people choose their
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
        // Only from two times of one column does PostgreSQL tell how few lie between.
        between(shifts.startsAt, after.startsAt, until),
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
