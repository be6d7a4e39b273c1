import { and, asc, eq, gt, lt, lte, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { Scope } from '../members/scope'
import { type JobPost, type JobPostRow, type PostKey, select, within, withShifts } from './repository'
import { jobPosts } from './table'

type EndingPosts = {
  readonly branchId: string | undefined
  readonly from: Date
  readonly to: Date
  readonly limit: number
}

/** The query of published posts whose last shift ends between two moments; exported so that a test can read its plan. */
export const endingPostsQuery = (db: Database, scope: Scope, { branchId, from, to, limit }: EndingPosts) =>
  select(db)
    .where(
      within(
        scope,
        // As the index has it, beside the state itself, which a parameter would hide.
        sql`${jobPosts.state} in ('published', 'paused', 'filled')`,
        eq(jobPosts.state, 'published'),
        gt(jobPosts.expiresAt, from),
        lt(jobPosts.expiresAt, to),
        branchId ? eq(jobPosts.branchId, branchId) : undefined,
      ),
    )
    .orderBy(asc(jobPosts.expiresAt), asc(jobPosts.id))
    .limit(limit)

/** Published posts whose last shift ends between two moments, the soonest first. */
export async function listEndingPosts(db: Database, scope: Scope, ending: EndingPosts): Promise<JobPost[]> {
  return withShifts(db, scope, await endingPostsQuery(db, scope, ending))
}

export type EndedPost = Pick<JobPostRow, 'companyId' | 'id' | 'branchId' | 'title'>

/**
 * Posts of every company that have not ended although their last shift has, without those in `except`, the longest
 * overdue first.
 */
export async function listOverdue(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<PostKey[]> {
  return db
    .select({ companyId: jobPosts.companyId, id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        // As written in the index, which parameters would hide.
        sql`(${jobPosts.state} in ('published', 'paused', 'filled') or ${jobPosts.state} = 'pending_review')`,
        lte(jobPosts.expiresAt, sql`now()`),
        notInArray(jobPosts.id, [...except]),
      ),
    )
    .orderBy(asc(jobPosts.expiresAt))
    .limit(limit)
}
