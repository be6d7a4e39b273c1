import 'server-only'
import { codeOfFailure, FetchFailure, fetchWithPolicy, isEventStream } from '@/lib/api/fetch-policy'
import { ProblemError, problemOf } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { webSettings } from '@/lib/config/web-settings'
import { addVisitor } from '@/lib/security/visitor'
import { basePath } from './base-path'
import type { Side } from './talk'

/** One set per process, however many bundles of the framework contain a copy of this module. */
const global = globalThis as { [key: symbol]: Set<() => void> | undefined }
const key = Symbol.for('partim.talk-streams')

/** How to end each stream that is open. */
function openStreams(): Set<() => void> {
  const known = global[key]
  if (known) return known
  const made = new Set<() => void>()
  const endAll = () => {
    for (const end of made) end()
  }
  // The server waits for its answers to end, and these would not end by themselves.
  process.once('SIGTERM', endAll)
  process.once('SIGINT', endAll)
  global[key] = made
  return made
}

type Viewer = {
  readonly side: Side
  readonly session: string
  readonly lastEventId: string | null
  readonly requestId: string
  readonly signal: AbortSignal
}

async function askService({ side, session, lastEventId, requestId, signal }: Viewer): Promise<Response> {
  const address = webSettings().PARTIM_API_URL.replace(/\/$/, '')
  const request = new Request(`${address}${basePath[side]}/events`, {
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${session}`,
      'X-Request-Id': requestId,
      ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
    },
    signal,
  })
  addVisitor(request)
  try {
    return await fetchWithPolicy(request, { stream: true })
  } catch (error) {
    if (error instanceof FetchFailure) throw refusal(codeOfFailure(error), { cause: error })
    throw error
  }
}

const encoder = new TextEncoder()
/** The service's comments keep the connection; a browser tells pages of events alone. */
const alive = encoder.encode('event: alive\ndata:\n\n')
const lineEnd = 10

/** Whether nothing of an event is missing after these bytes. */
const endsEvent = (bytes: Uint8Array) => bytes.at(-1) === lineEnd && bytes.at(-2) === lineEnd

/**
 * What happens in a person's conversations, as the service says it, passed on as it comes. Rejects with the service's
 * refusal.
 */
export async function talkStream(viewer: Viewer): Promise<ReadableStream<Uint8Array>> {
  const stopping = new AbortController()
  const signal = AbortSignal.any([viewer.signal, stopping.signal])
  const answer = await askService({ ...viewer, signal })
  if (!answer.ok || !isEventStream(answer) || !answer.body) {
    if (answer.ok) throw refusal('upstream_invalid')
    throw new ProblemError(await problemOf(answer))
  }
  const reader = answer.body.getReader()
  const streams = openStreams()
  const end = () => stopping.abort()
  streams.add(end)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) {
          controller.enqueue(value)
          if (endsEvent(value)) controller.enqueue(alive)
          return
        }
      } catch {
        // The service or the browser went away: the browser opens another stream.
      }
      streams.delete(end)
      controller.close()
    },
    cancel() {
      streams.delete(end)
      end()
    },
  })
}
