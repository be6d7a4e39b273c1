import 'client-only'
import { captureError, keepNoErrors, reportErrorsTo } from './captured-errors'
import { startedEvent } from './failed-chunk'
import { errorReportsPath, type ReportingConfig } from './reporting-config'

type NavigationType = 'push' | 'replace' | 'traverse'

let trackNavigation: ((url: string, type: NavigationType) => void) | undefined

const onError = ({ error }: ErrorEvent) => {
  if (error) captureError(error, { uncaught: true })
}
const onRejection = ({ reason }: PromiseRejectionEvent) => captureError(reason, { uncaught: true })

/**
 * Keeps every uncaught error of this page from the first script on (the browser itself logs them), and once the page
 * has come to rest loads what reports them, if this environment is set up for it.
 */
export function watchErrors(): void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  dispatchEvent(new Event(startedEvent))
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void startReporting(), { timeout: 5_000 })
      : setTimeout(startReporting, 2_000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Tells the reporter, once it is there, that the router goes somewhere. */
export function onRouterTransitionStart(url: string, type: NavigationType): void {
  trackNavigation?.(url, type)
}

/** A reporter that cannot be loaded must never be felt: the page goes on without. */
async function startReporting(): Promise<void> {
  try {
    const config = await fetchConfig()
    if (!config) return stopWatching()
    const { startReporter } = await import('./browser-reporter')
    const reporter = startReporter(config)
    stopListening()
    reportErrorsTo(reporter.report)
    trackNavigation = reporter.trackNavigation
  } catch {
    stopWatching()
  }
}

/** What the reporter needs, or null where errors are not reported; a browser asks once an hour. */
async function fetchConfig(): Promise<ReportingConfig | null> {
  const response = await fetch(errorReportsPath)
  return response.status === 200 ? ((await response.json()) as ReportingConfig) : null
}

/** The reporter listens for itself. */
function stopListening(): void {
  removeEventListener('error', onError)
  removeEventListener('unhandledrejection', onRejection)
}

function stopWatching(): void {
  stopListening()
  keepNoErrors()
}
