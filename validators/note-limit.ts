/** Longest note about an applicant. */
export const noteLimit = 1_000
