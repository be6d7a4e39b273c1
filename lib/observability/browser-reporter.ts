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

/** The client demands an address; reports travel by our own, where the server puts the real one. */
const placeholderDsn = 'https://browser@error-reports.invalid/1'

/** Replaced by one that notes only where the person was, or of no use here. */
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

/** What the client notes for itself is no part of what it sends. */
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
