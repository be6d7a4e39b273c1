import { withoutContactDetails } from './contact-details'

/** Vowels written before the consonant they follow in speech: "ใจดี" is shortened to "จ." */
const leadingVowels = /^[เแโใไ]/u

/** Given name and initial of the family name: "ธีรเดช ศ." */
export const maskedName = (givenName: string, familyName: string): string =>
  nameWithInitial(withoutContactDetails(givenName), familyName)

/** The same for a given name that was rid of contact details already: looking for them takes longer than all else. */
export function nameWithInitial(givenName: string, familyName: string): string {
  const given = givenName.trim()
  const initial = /^\p{L}/u.exec(familyName.trim().replace(leadingVowels, ''))?.[0]
  return initial ? `${given} ${initial.toUpperCase()}.` : given
}
