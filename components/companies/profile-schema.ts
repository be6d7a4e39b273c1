import { number } from 'yup'
import { companyProfileSchema } from '@/validators/company'

/** A company's profile, and the version it was read at. */
export const profileFormSchema = companyProfileSchema.shape({ version: number() })
