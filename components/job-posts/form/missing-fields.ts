import { ValidationError } from 'yup'
import type { JobPost } from '@/lib/job-posts/job-post'
import type { BranchChoice } from '../branch-choice'
import { jobPostFormSchema } from './job-post-schema'
import { jobPostBody, jobPostValues } from './job-post-values'

/** The fields of the form under the names that people see, in the form's order. */
const fields = [
  'branchId',
  'type',
  'workType',
  'title',
  'shifts',
  'shiftChoice',
  'headcount',
  'minAge',
  'maxAge',
  'payUnit',
  'payAmount',
  'overtimePay',
  'payday',
  'description',
  'languages',
  'knockOutQuestions',
  'photos',
  'applyBy',
  'favouriteGroupId',
] as const
export type FieldName = (typeof fields)[number]

/**
 * The fields that keep a draft from being published: still empty, or breaking the rules or labour law at its branch;
 * none when it is ready.
 */
export async function missingFields(post: JobPost, branches: readonly BranchChoice[]): Promise<FieldName[]> {
  const values = jobPostValues(post)
  // What waits for credit was complete when it was sent, and publishes itself.
  const shiftChoice = post.waitsForCredit ? post.shiftChoice : values.shiftChoice
  try {
    await jobPostFormSchema(branches).validate({ ...jobPostBody(values), shiftChoice }, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const wrong = new Set(error.inner.map(({ path = '' }) => path.split(/[.[]/)[0]))
    return fields.filter((field) => wrong.has(field))
  }
}
