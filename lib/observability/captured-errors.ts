export type ErrorContext = {
  /** What finds the failure in the server's log. */
  readonly digest?: string | undefined
  /** The browser met it where nobody handled it. */
  readonly uncaught?: boolean
}

export type CapturedError = { readonly error: unknown; readonly context: ErrorContext }
type Report = (captured: CapturedError) => void

/** More than this tells nothing new about a page that keeps failing. */
const maximumKept = 20

let kept: CapturedError[] = []
let report: Report | undefined
let refused = false

/** Hands an error to whoever reports errors; until that is known it is kept. Logging is not its business. */
export function captureError(error: unknown, context: ErrorContext = {}): void {
  if (report) report({ error, context })
  else if (!refused && kept.length < maximumKept) kept.push({ error, context })
}

/** Sends what was kept and everything to come to `to`. */
export function reportErrorsTo(to: Report): void {
  report = to
  for (const captured of kept) to(captured)
  kept = []
}

/** Nobody reports errors here: forgets what was kept and keeps nothing more. */
export function keepNoErrors(): void {
  refused = true
  kept = []
}
