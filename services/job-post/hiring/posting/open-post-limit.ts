import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { type CompanyStanding, standingOf, standingTerms } from '@/validators/company-standing'
import { type JobPostState, openStates, workAheadStates } from '@/validators/states/job-post'
import type { Company } from '../../company/companies/repository'
import { countJobPostsIn, countPublishedPosts, type JobPost } from '../job-posts/repository'

type Counted = Pick<JobPost, 'companyId' | 'id'>

/** How many posts a company may have open at once, and how many are open, not counting the post `id`. */
export async function openPosts(
  db: Database,
  standing: CompanyStanding,
  { companyId, id }: { readonly companyId: string; readonly id?: string },
  states: readonly JobPostState[] = openStates,
): Promise<{ readonly limit: number | null; readonly open: number }> {
  return {
    limit: standingTerms[standing].openPosts,
    open: await countJobPostsIn(db, companyId, { states, except: id ?? null }),
  }
}

/**
 * Refuses another open post of a locked company: 409 `company_suspended`, or `open_posts_until_represented` when it has
 * as many as its standing allows.
 */
export async function requireRoom(tx: Database, company: Company, { id }: Counted): Promise<void> {
  if (company.verification === 'suspended') throw new Problem(409, 'company_suspended')
  const current = await openPosts(tx, standingOf(company), { companyId: company.id, id })
  if (current.limit !== null && current.open >= current.limit) {
    throw new Problem(409, 'open_posts_until_represented', { current })
  }
}

/** Whether the limit lets a post that waits for staff be published; other waiting posts are not counted. */
export async function hasRoomAfterReview(tx: Database, company: Company, { id }: Counted): Promise<boolean> {
  const { limit, open } = await openPosts(
    tx,
    standingOf(company),
    { companyId: company.id, id },
    workAheadStates,
  )
  return limit === null || open < limit
}

/**
 * Whether staff review a post although it is published: it is among the first of a company that is not represented, or
 * was taken down by staff before.
 */
export async function isWatched(
  tx: Database,
  standing: CompanyStanding,
  { companyId, id, state, publishedAt }: Pick<JobPost, 'companyId' | 'id' | 'state' | 'publishedAt'>,
): Promise<boolean> {
  const { watchedPosts } = standingTerms[standing]
  if (watchedPosts === 0) return false
  if (state === 'draft' && publishedAt !== null) return true
  return (await countPublishedPosts(tx, companyId, { except: id })) < watchedPosts
}
