/** The characters of codes: none that looks like another one on paper. */
export const letterCodeAlphabet = 'ACDEFHJKMNPQRTUWXY346789'
export const letterCodeLength = 12

/** The number of wrong codes after which a letter becomes void. */
export const letterTries = 5
/** Days after printing during which the code of a letter can be entered. */
export const letterDays = 60
/** Letters a company may ask for in 30 days. */
export const lettersAMonth = 3

/** A code as it was typed, without the separators people put between its groups. */
export const tidyLetterCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—.]+/g, '')

/** A code as a letter shows it: in groups of four. */
export const letterCodeGroups = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
