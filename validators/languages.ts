/** Languages that posts ask for and workers speak, by ISO 639-1 code. */
export const languageCodes = ['th', 'en', 'zh', 'ja', 'ko', 'my', 'km', 'lo', 'ms'] as const
export type LanguageCode = (typeof languageCodes)[number]

export const languageLevels = ['basic', 'conversational', 'fluent'] as const
export type LanguageLevel = (typeof languageLevels)[number]
