import 'client-only'
import {
  breadcrumbsIntegration,
  captureException,
  captureRouterTransitionStart,
  type Event,
  init,
} from '@sentry/nextjs'
import { ProblemError } from '@/lib/api/problem'
import type { CapturedError } from './captured-errors'
import { errorReportsPath, type ReportingConfig, tracesSampleRate } from './reporting-config'
import { scrubbed } from './scrub'

/** The client requires an address; reports go to our own endpoint, where the server inserts the real one. */
const placeholderDsn = 'https://browser@error-reports.invalid/1'

/** Either replaced by one that records only navigation and requests, or not needed here. */
const leftOut: ReadonlySet<string> = new Set(['Breadcrumbs', 'BrowserSession', 'CultureContext'])

export type Reporter = {
  readonly report: (captured: CapturedError) => void
  readonly trackNavigation: typeof captureRouterTransitionStart
}

/** Starts Sentry's client: everything it sends is free of personal data and goes to our own address. */
export function startReporter({ environment }: ReportingConfig): Reporter {
  init({
    dsn: placeholderDsn,
    tunnel: errorReportsPath,
    environment,
    tracesSampleRate,
    sendDefaultPii: false,
    tracePropagationTargets: [],
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !leftOut.has(name)),
      breadcrumbsIntegration({ console: false, dom: false, xhr: false, fetch: true, history: true }),
    ],
    beforeSend: (event) => clean(event),
    beforeSendTransaction: (event) => clean(event),
  })
  return { report, trackNavigation: captureRouterTransitionStart }
}

/** The client's own notes in an event are never sent, so they are kept unscrubbed. */
function clean<SomeEvent extends Event>(event: SomeEvent): SomeEvent {
  return { ...scrubbed(event), sdkProcessingMetadata: event.sdkProcessingMetadata }
}

function report({ error, context }: CapturedError): void {
  const requestId = error instanceof ProblemError ? error.problem.requestId : undefined
  captureException(error, {
    mechanism: { type: 'partim', handled: !context.uncaught },
    captureContext: { tags: { requestId, digest: context.digest } },
  })
}
