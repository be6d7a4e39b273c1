import { and, desc, eq, exists, inArray, isNotNull, isNull, min, not, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { undecidedStates } from '@/validators/states/application'
import type { Scope } from '../../platform/access/scope'
import { applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { jobPosts, shifts } from '../../tables/job-posts'
import { isLeaving } from '../../tables/leaving-workers'
import { within } from '../job-posts/repository'

/** Who waits for the company's decision and may be expected: nobody whose account is gone, or is about to be. */
const isInterviewee = and(
  inArray(applications.state, [...undecidedStates]),
  isNotNull(applications.worker),
  not(isLeaving),
)

/** The posts whose applicants may still be chosen and of whom some wait, the newest first. */
export const listPostsWithInterviewees = (
  db: Database,
  { companyId, branchIds, limit }: Scope & { readonly limit: number },
) => {
  const firstDays = db
    .select({ jobPostId: shifts.jobPostId, firstDay: min(shifts.date).as('first_day') })
    .from(shifts)
    .where(and(eq(shifts.companyId, companyId), isNull(shifts.endedAt), eq(shifts.jobPostId, jobPosts.id)))
    .groupBy(shifts.jobPostId)
    .as('first_days')
  const waiting = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.jobPostId, jobPosts.id), isInterviewee))
  return db
    .select({
      id: jobPosts.id,
      title: jobPosts.title,
      branchName: branches.name,
      firstDay: firstDays.firstDay,
    })
    .from(jobPosts)
    .leftJoin(branches, and(eq(branches.companyId, companyId), eq(branches.id, jobPosts.branchId)))
    .leftJoinLateral(firstDays, sql`true`)
    .where(
      within(
        { companyId, branchIds },
        inArray(jobPosts.state, ['published', 'paused', 'filled']),
        exists(waiting),
      ),
    )
    .orderBy(desc(jobPosts.id))
    .limit(limit)
}

/** The newest of those who wait, at most `limit` of each of some posts of a company. */
export const listInterviewees = (
  db: Database,
  { companyId, ids, limit }: Pick<Scope, 'companyId'> & { ids: readonly string[]; limit: number },
) => {
  const newest = sql`unnest(${sql.param([...ids])}::uuid[]) as post (id) cross join lateral (
    select ${applications.id} from ${applications}
    where ${and(eq(applications.companyId, companyId), eq(applications.jobPostId, sql`post.id`), isInterviewee)}
    order by ${applications.id} desc limit ${limit}) as found`
  return db
    .select({
      jobPostId: applications.jobPostId,
      workerId: applications.workerId,
      worker: applications.worker,
      state: applications.state,
      toldState: applications.toldState,
      contactFrom: applications.contactFrom,
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        sql`${applications.id} = any(array(select found.id from ${newest}))`,
      ),
    )
    .orderBy(desc(applications.id))
}
