import type { Database } from '@/services/shared/database'
import { type CompanyStanding, mayAct, standingOf } from '@/validators/company-standing'
import { asksForContact } from '@/validators/contact-questions'
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

/**
 * The questions of a post that want a way to reach workers, where its company is not shown any before it is represented: what
 * people answer in their own words.
 */
export const contactQuestions = (
  standing: CompanyStanding,
  { knockOutQuestions }: Pick<JobPostContent, 'knockOutQuestions'>,
): string[] =>
  mayAct(standing, 'see_contact')
    ? []
    : knockOutQuestions
        .filter(({ kind, text }) => kind === 'text' && asksForContact(text))
        .map(({ text }) => text)

/** What the automatic review finds in a post as it is stored. */
export async function findingsOf(db: Database, post: JobPost): Promise<ReviewFinding[]> {
  const company = await requireCompany(db, post.companyId)
  return reviewPost({
    texts: await wordsShown(db, post.companyId, post),
    isDuplicate: await hasOpenTwin(db, post),
    contactQuestions: contactQuestions(standingOf(company), post),
    isCompanyConfirmed: company.numberConfirmedAt !== null,
  })
}
