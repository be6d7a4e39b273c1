/**
 * The four cookie categories of the specification's section 3, in order; the Thai names and descriptions are in
 * messages/th.json under `consent.categories`.
 */
export const consentCategories = [
  { ordinal: 1, shortName: 'SNC', englishName: 'Strictly necessary cookies' },
  { ordinal: 2, shortName: 'FC', englishName: 'Functionality cookies' },
  { ordinal: 3, shortName: 'AnPC', englishName: 'Analytical/performance cookies' },
  { ordinal: 4, shortName: 'AC', englishName: 'Advertising cookies' },
] as const

export type CategoryName = (typeof consentCategories)[number]['shortName']
