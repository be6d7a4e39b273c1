import 'server-only'
import { randomUUID } from 'node:crypto'
import { webSettings } from '@/lib/config/web-settings'
import { writeEnvelope } from './envelope'
import { configuredIngest, sendEnvelope } from './ingest'
import { log } from './log'

export type RequestContext = {
  readonly requestId?: string | undefined
  readonly digest?: string | undefined
  readonly method: string
  /** Without its query, which may hold a token from a mail link. */
  readonly path: string
  /** The path with parameter names instead of ids, because reports are grouped by it. */
  readonly route?: string | undefined
}

/**
 * Reports a server error if a DSN is configured. Never rejects: a report that cannot be sent is logged, and the answer
 * to the person does not wait for it.
 */
export async function reportError(error: unknown, context: RequestContext): Promise<void> {
  const ingest = configuredIngest()
  if (!ingest) return
  try {
    const response = await sendEnvelope(ingest, envelopeOf(error, context))
    if (!response.ok) log().warn({ status: response.status }, 'the error report was refused')
  } catch (err) {
    log().warn({ err }, 'the error report did not get through')
  }
}

function envelopeOf(error: unknown, { requestId, digest, method, path, route }: RequestContext): string {
  const eventId = randomUUID().replaceAll('-', '')
  const report = {
    event_id: eventId,
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment: webSettings().environment,
    transaction: `${method} ${route ?? path}`,
    request: { method, url: path },
    tags: { ...(requestId && { requestId }), ...(digest && { digest }) },
    exception: { values: exceptionsOf(error) },
  }
  return writeEnvelope([{ type: 'event', report }], { event_id: eventId })
}

/** The error and its causes, the deepest cause first. */
function exceptionsOf(error: unknown, depth = 0): object[] {
  if (!(error instanceof Error)) return [{ type: 'Error', value: String(error) }]
  const causes = error.cause === undefined || depth >= 5 ? [] : exceptionsOf(error.cause, depth + 1)
  const frames = framesOf(error.stack ?? '')
  return [
    ...causes,
    { type: error.name, value: error.message, ...(frames.length > 0 && { stacktrace: { frames } }) },
  ]
}

const framePattern = /^\s*at (?:(.*?) \()?((?:file:|node:|\/).*?):(\d+):(\d+)\)?$/

/** The calls of a V8 stack, outermost first. */
function framesOf(stack: string): object[] {
  return stack
    .split('\n')
    .map((line) => framePattern.exec(line))
    .filter((match) => match !== null)
    .map(([, name, filename = '', line, column]) => ({
      function: name ?? '?',
      filename: filename.replace(`${process.cwd()}/`, ''),
      lineno: Number(line),
      colno: Number(column),
      in_app: !/^node:|node_modules/.test(filename),
    }))
    .reverse()
}
