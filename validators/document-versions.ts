/**
 * Version of each published document: the day it takes effect (YYYY-MM-DD, Bangkok). What a person agreed to is
 * recorded with it, so it changes whenever the meaning of the text does.
 */
export const documentVersions = {
  businessPolicy: '2026-11-29',
  condition: '2026-11-28',
  cookiePolicy: '2026-11-24',
  privacyPolicy: '2026-11-28',
} as const

export type DocumentName = keyof typeof documentVersions
