import { number, type ObjectSchema } from 'yup'
import { jobPostSchema } from '@/validators/job-post'
import type { JobPostValues } from './job-post-values'

/** What may be published; the type is that of the form, where anything may still be missing. */
export const jobPostFormSchema = jobPostSchema.shape({
  version: number(),
}) as unknown as ObjectSchema<JobPostValues>
