import { type AnyColumn, and, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { areShiftsChosen, type ChoiceTerms } from '@/validators/shift-places'
import type { JobPostState } from '@/validators/states/job-post'
import { jobPosts } from '../../tables/job-posts'
import { areChosen } from './shift-people-repository'

/**
 * Posts that still take applications: neither the deadline nor the last shift is over, and where everybody works every shift the
 * first has not begun.
 */
export const isStillOpen = and(
  gt(jobPosts.expiresAt, sql`now()`),
  or(isNull(jobPosts.applyBy), gt(jobPosts.applyBy, sql`now()`)),
  or(areChosen, gt(jobPosts.startsAt, sql`now()`)),
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

/** The same of one post that was read; workers can see it. */
export function isTaking(post: Open, now = new Date()): boolean {
  const { state, applyBy, expiresAt } = post
  const isLate = (applyBy && applyBy <= now) || (expiresAt && expiresAt <= now) || hasBegunAsWhole(post, now)
  return state === 'published' && !isLate
}
