/** The initial of a name: a leading Thai vowel is written before its consonant. */
export function initialOf(name: string): string {
  const trimmed = name.trim()
  return /^[เ-ไ]/.test(trimmed) ? trimmed.slice(1, 2) : trimmed.slice(0, 1)
}
