import type { Path, UseFormReturn } from 'react-hook-form'
import { ValidationError } from 'yup'
import { type JobPostDraftInput, jobPostDraftSchema } from '@/validators/job-post'
import { type JobPostValues, jobPostBody } from './job-post-values'

/** True for values that can be stored as a draft. */
export const isDraft = (body: JobPostDraftInput): Promise<boolean> => jobPostDraftSchema.isValid(body)

/** Checks what even a draft must satisfy (length, numbers…) and shows errors at the fields; true without any. */
export async function checkDraft(
  form: Pick<UseFormReturn<JobPostValues, unknown, JobPostValues>, 'getValues' | 'setError' | 'clearErrors'>,
): Promise<boolean> {
  form.clearErrors()
  try {
    await jobPostDraftSchema.validate(jobPostBody(form.getValues()), { abortEarly: false })
    return true
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    error.inner.forEach(({ path = '', type, message }, index) => {
      const field = path.replace(/\[(\d+)\]/g, '.$1') as Path<JobPostValues>
      form.setError(field, { type, message }, { shouldFocus: index === 0 })
    })
    return false
  }
}
