import { type AnyColumn, and, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { areShiftsChosen, type ChoiceTerms } from '@/validators/shift-places'
import type { JobPostState } from '@/validators/states/job-post'
import { applicationShifts } from '../../tables/application-shifts'
import { jobPosts, shifts } from '../../tables/job-posts'
import { areChosen } from './shift-people-repository'

/** Whether somebody gave back a shift of the post that is to come, so that another is looked for in their place. */
const seeksReplacement = sql<boolean>`exists (
  select from ${applicationShifts} inner join ${shifts} on ${shifts.companyId} = ${applicationShifts.companyId}
    and ${shifts.jobPostId} = ${applicationShifts.jobPostId} and ${shifts.id} = ${applicationShifts.shiftId}
  where ${applicationShifts.companyId} = ${jobPosts.companyId} and ${applicationShifts.jobPostId} = ${jobPosts.id}
    and ${applicationShifts.placeLostAt} is not null and ${shifts.endedAt} is null and ${shifts.startsAt} > now())`

const isBeforeItsEnd = and(
  gt(jobPosts.expiresAt, sql`now()`),
  or(isNull(jobPosts.applyBy), gt(jobPosts.applyBy, sql`now()`)),
)

/**
 * Posts that still take applications: neither the deadline nor the last shift is over, and where everybody works every shift the
 * first has not begun.
 */
export const isStillOpen = and(isBeforeItsEnd, or(areChosen, gt(jobPosts.startsAt, sql`now()`)))

/** Those that take applications of who was asked: also when work has begun, if somebody is to be replaced. */
export const isOpenToInvited = and(
  isBeforeItsEnd,
  or(areChosen, gt(jobPosts.startsAt, sql`now()`), seeksReplacement),
)

/** Suspended companies are not advertised, and nobody can act for a closed one. */
export const stands = (company: { readonly verification: AnyColumn; readonly closedAt: AnyColumn }) =>
  and(ne(company.verification, 'suspended'), isNull(company.closedAt))

type Open = ChoiceTerms & {
  readonly state: JobPostState
  readonly applyBy: Date | null
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
}
/** Whether work has begun of which everybody works every shift. */
export const hasBegunAsWhole = (
  post: ChoiceTerms & { readonly startsAt: Date | null },
  now = new Date(),
): boolean => !areShiftsChosen(post) && post.startsAt !== null && post.startsAt <= now

/** The same of one post that was read; workers can see it. `seeks`: somebody is to be replaced in it. */
export function isTaking(post: Open, seeks: boolean, now = new Date()): boolean {
  const { state, applyBy, expiresAt } = post
  const isLate = hasBegunAsWhole(post, now) && !seeks
  return state === 'published' && !(applyBy && applyBy <= now) && !(expiresAt && expiresAt <= now) && !isLate
}

/** In which of some posts somebody is to be replaced, by their ids. */
export async function seekingReplacement(
  db: Database,
  posts: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  if (posts.length === 0) return new Set()
  const ids = posts.map(({ id }) => id)
  const found = await db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(inArray(jobPosts.id, ids), seeksReplacement))
  return new Set(found.map(({ id }) => id))
}

/** Whether a post that is locked takes applications. */
export async function takesApplications(
  tx: Database,
  post: Open & { readonly id: string },
): Promise<boolean> {
  return isTaking(post, (await seekingReplacement(tx, [post])).has(post.id))
}
