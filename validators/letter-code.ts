/** What codes are made of: nothing that reads like something else on paper. */
export const letterCodeAlphabet = 'ACDEFHJKMNPQRTUWXY346789'
export const letterCodeLength = 12

/** Wrong codes a letter takes; the last of them makes it void. */
export const letterTries = 5
/** Days a letter's code can be entered after it was printed. */
export const letterDays = 60
/** Letters a company may ask for in 30 days. */
export const lettersAMonth = 3

/** A code as it was typed, without what people put between its groups. */
export const tidyLetterCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—.]+/g, '')

/** A code as a letter shows it: in groups of four. */
export const letterCodeGroups = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
