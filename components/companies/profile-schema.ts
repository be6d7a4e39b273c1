import { number } from 'yup'
import { companyProfileSchema } from '@/validators/company'

/** A company's profile with the version that was read. */
export const profileFormSchema = companyProfileSchema.shape({ version: number() })
