import { type AnyColumn, and, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { jobPosts } from './table'

/** Posts that can still be applied for: neither their apply-by nor their last shift is over. */
export const isStillOpen = and(
  gt(jobPosts.expiresAt, sql`now()`),
  or(isNull(jobPosts.applyBy), gt(jobPosts.applyBy, sql`now()`)),
)

/** A suspended company is not advertised, and nobody acts for a closed one. */
export const stands = (company: { readonly verification: AnyColumn; readonly closedAt: AnyColumn }) =>
  and(ne(company.verification, 'suspended'), isNull(company.closedAt))
