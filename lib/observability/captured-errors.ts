export type ErrorContext = {
  /** Identifies the failure in the server's log. */
  readonly digest?: string | undefined
  /** True when no code handled the error. */
  readonly uncaught?: boolean
}

export type CapturedError = { readonly error: unknown; readonly context: ErrorContext }
type Report = (captured: CapturedError) => void

/** More errors would tell nothing new about a page that keeps failing. */
const maximumKept = 20

let kept: CapturedError[] = []
let report: Report | undefined
let refused = false

/** Passes an error to the reporter, or keeps it until the reporter is known. It does not log. */
export function captureError(error: unknown, context: ErrorContext = {}): void {
  if (report) report({ error, context })
  else if (!refused && kept.length < maximumKept) kept.push({ error, context })
}

/** Sends the kept errors and all later ones to `to`. */
export function reportErrorsTo(to: Report): void {
  report = to
  for (const captured of kept) to(captured)
  kept = []
}

/** For environments without error reporting: drops the kept errors and all later ones. */
export function keepNoErrors(): void {
  refused = true
  kept = []
}
