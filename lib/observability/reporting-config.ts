/** What a browser needs to report errors; the destination and the key stay on the server. */
export type ReportingConfig = { readonly environment: string }

/** Our own endpoint that takes error reports and forwards them. */
export const errorReportsPath = '/api/error-reports'

/** All traces are kept (specification, section 9). */
export const tracesSampleRate = 1
