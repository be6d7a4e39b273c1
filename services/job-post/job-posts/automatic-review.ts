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

/** All free text that workers read: that of the post, and of the branch it is at. */
export const wordsShown = async (db: Database, companyId: string, post: JobPostContent) => [
  ...wordsOf(post),
  ...(post.branchId === null ? [] : await findPlaceWords(db, companyId, post.branchId)),
]

/**
 * The questions of a post that ask for contact details in the applicant's own words, of a company that may not see any
 * before it is represented.
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
