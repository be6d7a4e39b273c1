import { number, type ObjectSchema } from 'yup'
import { resumeSchema } from '@/validators/resume'
import type { ResumeValues } from './resume-values'

/** What may be stored of a step; the type is that of the form, where anything may still be missing. */
export const resumeFormSchema = resumeSchema.shape({
  version: number(),
}) as unknown as ObjectSchema<ResumeValues>
