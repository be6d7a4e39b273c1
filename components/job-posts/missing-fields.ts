import { ValidationError } from 'yup'
import type { JobPost } from '@/lib/job-posts/job-post'
import { jobPostSchema } from '@/validators/job-post'
import { jobPostBody, jobPostValues } from './job-post-values'

/** The fields of the form as people know them, in its order. */
const fields = [
  'branchId',
  'type',
  'workType',
  'title',
  'shifts',
  'headcount',
  'payUnit',
  'payAmount',
  'payday',
  'description',
] as const
export type FieldName = (typeof fields)[number]

/** What keeps a draft from being published: fields still empty, or not as they have to be; none when it is ready. */
export async function missingFields(post: JobPost): Promise<FieldName[]> {
  try {
    await jobPostSchema.validate(jobPostBody(jobPostValues(post)), { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const wrong = new Set(error.inner.map(({ path = '' }) => path.split(/[.[]/)[0]))
    return fields.filter((field) => wrong.has(field))
  }
}
