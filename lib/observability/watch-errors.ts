import 'client-only'
import { whenAtRest } from './at-rest'
import { captureError, keepNoErrors, reportErrorsTo } from './captured-errors'
import { startedEvent } from './failed-chunk'

type NavigationType = 'push' | 'replace' | 'traverse'

let trackNavigation: ((url: string, type: NavigationType) => void) | undefined

const onError = ({ error }: ErrorEvent) => {
  if (error) captureError(error, { uncaught: true })
}
const onRejection = ({ reason }: PromiseRejectionEvent) => captureError(reason, { uncaught: true })

/**
 * Keeps every uncaught error of this page from the first script on (the browser itself logs them), and once the page is
 * idle loads the reporter, if this environment has one.
 */
export function watchErrors(): void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  dispatchEvent(new Event(startedEvent))
  whenAtRest(() => void startReporting())
}

/** Tells the reporter, once it is loaded, that the router navigates. */
export function onRouterTransitionStart(url: string, type: NavigationType): void {
  trackNavigation?.(url, type)
}

/** A reporter that cannot be loaded must not affect anybody: the page continues without it. */
async function startReporting(): Promise<void> {
  const reporter = await import('./start-reporting').then(
    (module) => module.startReporting(),
    () => null,
  )
  // The reporter has its own listeners.
  removeEventListener('error', onError)
  removeEventListener('unhandledrejection', onRejection)
  if (!reporter) return keepNoErrors()
  reportErrorsTo(reporter.report)
  trackNavigation = reporter.trackNavigation
}
