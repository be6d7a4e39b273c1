import type { Database } from '@/services/shared/database'
import { type CompanyStanding, mayAct, standingOf } from '@/validators/company-standing'
import { asksForContact } from '@/validators/contact-questions'
import { findPlaceWords } from '../../company/branches/repository'
import { requireCompany } from '../../company/companies/service'
import { type ReviewFinding, reviewPost } from '../../platform/word-review/review'
import { wordsOf } from './content'
import type { JobPost, JobPostContent } from './repository'
import { hasOpenTwin } from './review-repository'

export const reasonsOf = (findings: readonly ReviewFinding[]) => [
  ...new Set(findings.map(({ reason }) => reason)),
]

/** All free text that workers read: the post's and its branch's. */
export const wordsShown = async (db: Database, companyId: string, post: JobPostContent) => [
  ...wordsOf(post),
  ...(post.branchId === null ? [] : await findPlaceWords(db, companyId, post.branchId)),
]

/**
 * The questions of a post that ask for contact details in the applicant's own words, if the company may not see any
 * until it is represented.
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

/** The automatic review's findings in a post as stored. */
export async function findingsOf(db: Database, post: JobPost): Promise<ReviewFinding[]> {
  const company = await requireCompany(db, post.companyId)
  return reviewPost({
    texts: await wordsShown(db, post.companyId, post),
    isDuplicate: await hasOpenTwin(db, post),
    contactQuestions: contactQuestions(standingOf(company), post),
    isCompanyConfirmed: company.numberConfirmedAt !== null,
  })
}
