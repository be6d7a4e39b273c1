import type { Database } from '@/services/shared/database'
import { findPlaceWords } from '../branches/repository'
import { requireCompany } from '../companies/service'
import { wordsOf } from './content'
import type { JobPost, JobPostContent } from './repository'
import { type ReviewFinding, reviewPost } from './review'
import { hasOpenTwin } from './review-repository'

export const reasonsOf = (findings: readonly ReviewFinding[]) => [
  ...new Set(findings.map(({ reason }) => reason)),
]

/** Everything workers read that is somebody's own words: those of the post, and where it leads them. */
export const wordsShown = async (db: Database, companyId: string, post: JobPostContent) => [
  ...wordsOf(post),
  ...(post.branchId === null ? [] : await findPlaceWords(db, companyId, post.branchId)),
]

/** What the automatic review finds in a post as it is stored. */
export async function findingsOf(db: Database, post: JobPost): Promise<ReviewFinding[]> {
  const { numberConfirmedAt } = await requireCompany(db, post.companyId)
  return reviewPost({
    texts: await wordsShown(db, post.companyId, post),
    isDuplicate: await hasOpenTwin(db, post),
    isCompanyConfirmed: numberConfirmedAt !== null,
  })
}
