import { number } from 'yup'
import { branchSchema } from '@/validators/branch'

/** A branch with the version that was read. */
export const branchFormSchema = branchSchema.shape({ version: number() })
