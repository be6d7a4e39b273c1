/** Maximum length of a note about an applicant. */
export const noteLimit = 1_000
