const digit = /\p{Nd}/u

/** The value of a decimal digit of any script: Unicode puts each script's ten digits in a row, starting with zero. */
export function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0
  // Mathematical digits are five such rows without a gap.
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10
  let value = 0
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** Replaces digits of other scripts (Thai, Arabic, full width) by Latin ones; everything else stays unchanged. */
export const latinDigits = (typed: string): string =>
  typed.replace(/(?![0-9])\p{Nd}/gu, (found) => String(digitValue(found)))

/** A number of digits alone that people write in groups (account, company number), without the spaces and dashes in it. */
export const withoutGaps = (typed: string): string =>
  latinDigits(typed).replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')

/** A number that people write with dots and brackets, too (telephone), without spaces, dashes and invisible characters. */
export const withoutSeparators = (typed: string): string =>
  latinDigits(typed).replace(/[\s\p{Pd}\p{Cf}\u2212().]/gu, '')
