import { number, type ObjectSchema, type TestContext, ValidationError } from 'yup'
import { jobPostSchema } from '@/validators/job-post'
import { brokenLaws, labourFindings } from '@/validators/labour-law'
import { type ChoiceTerms, keepsShiftChoice } from '@/validators/shift-places'
import { encodeViolation, violation } from '@/validators/violation'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'

/** An invalid value, such as too long a rest or too low an age, gets its own error and not one about labour law. */
function isWellFormed(field: string, values: unknown): boolean {
  try {
    jobPostSchema.validateSyncAt(field, values)
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

/**
 * What may be published, including labour law at the branch's place, and for a running post what it may be changed to;
 * the type is that of the form, where anything may still be missing.
 */
export function jobPostFormSchema(branches: readonly BranchChoice[], running: ChoiceTerms | null = null) {
  const staysChosen = {
    name: 'running',
    test(values: ChoiceTerms, { createError }: TestContext) {
      if (!running || keepsShiftChoice(running, values)) return true
      return createError({ path: 'shiftChoice', message: violation('running') })
    },
  }
  const isChoiceSaid = {
    name: 'required_select',
    test({ shiftChoice, payUnit, shifts }: JobPostValues, { createError }: TestContext) {
      if (shiftChoice || payUnit === 'job' || (shifts?.length ?? 0) < 2) return true
      return createError({ path: 'shiftChoice', message: violation('required_select') })
    },
  }
  const schema = jobPostSchema
    .shape({ version: number() })
    .test(staysChosen)
    .test(isChoiceSaid)
    .test({
      name: 'labour_law',
      test(values, { createError }) {
        const place = branches.find(({ id }) => id === values.branchId) ?? null
        const broken = brokenLaws(labourFindings({ ...values, shifts: values.shifts ?? [] }, place))
        const errors = broken
          .filter(({ field }) => isWellFormed(field, values))
          .map(({ field, rule, params }) =>
            createError({ path: field, message: encodeViolation({ rule, params }) }),
          )
        return errors.length === 0 || new ValidationError(errors)
      },
    })
  return schema as unknown as ObjectSchema<JobPostValues>
}
