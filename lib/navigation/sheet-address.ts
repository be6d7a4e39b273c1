const job = /^\/jobs\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The end of a job's address that opens the sheet of applying for it. */
export const sheetMark = '#apply'

/** A job's address with that sheet open; null for the address of anything else. */
export const sheetOf = (path: string): string | null => (job.test(path) ? `${path}${sheetMark}` : null)
