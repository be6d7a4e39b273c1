/** How often a saved search tells of new people: never, every morning, or within minutes. */
export const savedSearchNotices = ['off', 'daily', 'instant'] as const
export type SavedSearchNotice = (typeof savedSearchNotices)[number]

/** Most characters of a saved search's name. */
export const savedSearchNameLimit = 60

/** Most searches that the members of one company may keep together. */
export const savedSearchesAtMost = 100

/** Most characters of the address of the search screen that a saved search opens. */
export const savedSearchAddressLimit = 2_000
