/** The longest reason, in characters, that a company gives for cancelling a job. */
export const cancelReasonLimit = 200
