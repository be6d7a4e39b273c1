/** Maximum length of a note about an applicant. */
export const noteLimit = 1_000

/** Maximum length of a note about a worker, and how many of them a company keeps about one. */
export const workerNoteLimit = 500
export const workerNotesAtMost = 100
