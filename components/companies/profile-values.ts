import { hasSameValues } from '@/components/forms/same-values'
import type { Company } from '@/lib/companies/company'
import type { CompanyProfileInput } from '@/validators/company'

/** The form's values: the profile with the version that was read, so that a restored draft knows what it changes. */
export type ProfileValues = CompanyProfileInput & { version?: number }

/** The form's initial values. */
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

/** True when the stored company already has the form's values: then an answer was lost, and there is no conflict. */
export const saysTheSame = (company: Company, body: CompanyProfileInput): boolean =>
  hasSameValues(profileValues(company), body)
