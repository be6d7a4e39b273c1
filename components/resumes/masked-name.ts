/** A name as employers see it: the first name and the initial of the family name. */
export function maskedName(displayName: string): string {
  const [first = '', ...rest] = displayName.trim().split(/\s+/)
  const family = rest.at(-1)
  if (!family) return first
  // A leading Thai vowel is written before the first consonant.
  const initial = /^[เ-ไ]/.test(family) ? family.slice(1, 2) : family.slice(0, 1)
  return `${first} ${initial}.`
}
