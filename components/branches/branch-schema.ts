import { number } from 'yup'
import { branchSchema } from '@/validators/branch'

/** A branch, and the version it was read at. */
export const branchFormSchema = branchSchema.shape({ version: number() })
