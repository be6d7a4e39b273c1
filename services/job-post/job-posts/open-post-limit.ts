import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { type CompanyStanding, standingOf, standingTerms } from '@/validators/company-standing'
import { type Company, lockCompany } from '../companies/repository'
import { countJobPostsIn, countPublishedPosts, type JobPost } from './repository'
import { type JobPostState, openStates, workAheadStates } from './state-machine'

/**
 * Locks the company of a post that is about to be published until `tx` ends, so that a concurrent publication waits and
 * then counts this one. Locked before the post itself.
 */
export async function holdPostingCompany(tx: Database, companyId: string): Promise<Company> {
  const company = await lockCompany(tx, companyId)
  if (!company) throw notFound()
  return company
}

type Counted = Pick<JobPost, 'companyId' | 'id'>

/** How many posts a company may have open at once, and how many it has, without the post `id`. */
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

/** Whether a post that waits for staff may be published; others that wait for staff are not counted. */
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
