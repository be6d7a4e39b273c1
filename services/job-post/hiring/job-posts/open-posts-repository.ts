import { type AnyColumn, and, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { JobPostState } from '@/validators/states/job-post'
import { jobPosts } from '../../tables/job-posts'

/** Posts that still take applications: neither the deadline nor the last shift is over. */
export const isStillOpen = and(
  gt(jobPosts.expiresAt, sql`now()`),
  or(isNull(jobPosts.applyBy), gt(jobPosts.applyBy, sql`now()`)),
)

/** Suspended companies are not advertised, and nobody can act for a closed one. */
export const stands = (company: { readonly verification: AnyColumn; readonly closedAt: AnyColumn }) =>
  and(ne(company.verification, 'suspended'), isNull(company.closedAt))

type Taking = {
  readonly state: JobPostState
  readonly applyBy: Date | null
  readonly expiresAt: Date | null
}

/** The same of one post that was read: workers can see it, and neither its apply-by nor its last shift is over. */
export function isTaking({ state, applyBy, expiresAt }: Taking, now = new Date()): boolean {
  return state === 'published' && !(applyBy && applyBy <= now) && !(expiresAt && expiresAt <= now)
}
