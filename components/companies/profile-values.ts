import { hasSameValues } from '@/components/forms/same-values'
import type { Company } from '@/lib/companies/company'
import type { CompanyProfileInput } from '@/validators/company'

/** The form's values: the profile, and the version it was read at, so that a restored draft remembers what it changes. */
export type ProfileValues = CompanyProfileInput & { version?: number }

/** What the form starts with. */
export function profileValues(company: Company): ProfileValues {
  const { name, logo, address, version } = company
  return {
    name,
    logo,
    website: company.website ?? '',
    facebookUrl: company.facebookUrl ?? '',
    about: company.about ?? '',
    address,
    contactName: company.contactName ?? '',
    contactPhone: company.contactPhone ?? '',
    contactEmail: company.contactEmail ?? '',
    version,
  }
}

/** True when the stored company already says what the form says: an answer was lost, not a race. */
export const saysTheSame = (company: Company, body: CompanyProfileInput): boolean =>
  hasSameValues(profileValues(company), body)
