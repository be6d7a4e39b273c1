import { withoutContactDetails } from './contact-details'

/** Vowels written before the consonant they follow in speech: "ใจดี" is shortened to "จ." */
const leadingVowels = /^[เแโใไ]/u

/** Given name and initial of the family name: "ธีรเดช ศ." */
export function maskedName(givenName: string, familyName: string): string {
  const given = withoutContactDetails(givenName.trim())
  const initial = /^\p{L}/u.exec(familyName.trim().replace(leadingVowels, ''))?.[0]
  return initial ? `${given} ${initial.toUpperCase()}.` : given
}
