import type { useTranslations } from 'next-intl'
import { wordingOf } from '@/lib/addresses/place'
import type { Branch } from '@/lib/branches/branch'
import { interviewTerms } from '@/validators/interview-terms'

/** A branch with its address in one line, as somebody is told to come there. */
export function meetingPlace(
  t: ReturnType<typeof useTranslations<'addresses'>>,
  { name, address }: Pick<Branch, 'name' | 'address'>,
): string {
  const { line = '', subdistrict = '', district = '', province = '', postcode = '' } = address
  const parts = { line, subdistrict, district, province, postcode }
  return `${name} ${t(`${wordingOf(province)}.full`, parts)}`.slice(0, interviewTerms.place)
}
