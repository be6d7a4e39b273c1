const lastOfLines = /\s*[\p{Pd}\u2212/~]\s*\d{1,2}$/u

/** The number before the last of several lines of one landline ("02-123-4567/8", "053-123456-7"), as written; undefined where none follows. */
export const firstOfLines = (number: string) =>
  lastOfLines.test(number) ? number.replace(lastOfLines, '') : undefined
