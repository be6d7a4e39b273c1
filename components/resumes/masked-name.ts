/** A name as employers see it: the first name and the family name's initial. */
export function maskedName(displayName: string): string {
  const [first = '', ...rest] = displayName.trim().split(/\s+/)
  const family = rest.at(-1)
  if (!family) return first
  // A leading vowel is written before the consonant a Thai name begins with.
  const initial = /^[เ-ไ]/.test(family) ? family.slice(1, 2) : family.slice(0, 1)
  return `${first} ${initial}.`
}
