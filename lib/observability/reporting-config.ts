/** What a browser needs to report errors; where they go, and the key, stay on the server. */
export type ReportingConfig = { readonly environment: string }

/** Our own address that takes error reports and passes them on. */
export const errorReportsPath = '/api/error-reports'

/** All traces are kept (specification, section 9). */
export const tracesSampleRate = 1
