import 'server-only'
import { eventStreamType, retryAfter, type ServerSentEvent, wireOf } from './wire'

type OpenStreams = { readonly ends: Set<() => void>; isStopping: boolean }

/** One per process, however many bundles of the framework contain a copy of this module. */
const global = globalThis as { [key: symbol]: OpenStreams | undefined }
const key = Symbol.for('partim.event-streams')

function openStreams(): OpenStreams {
  const known = global[key]
  if (known) return known
  const made: OpenStreams = { ends: new Set(), isStopping: false }
  const endAll = () => {
    made.isStopping = true
    for (const end of made.ends) end()
  }
  // The server waits for its answers to end, and these would not end by themselves.
  process.once('SIGTERM', endAll)
  process.once('SIGINT', endAll)
  global[key] = made
  return made
}

/** Has a stream end before the process does; answers how to forget one that has ended. */
function endWithProcess(end: () => void): () => void {
  const streams = openStreams()
  streams.ends.add(end)
  if (streams.isStopping) end()
  return () => {
    streams.ends.delete(end)
  }
}

const answerWith = (stream: ReadableStream<Uint8Array>) =>
  new Response(stream, {
    headers: {
      'Content-Type': `${eventStreamType}; charset=utf-8`,
      // Compressing would hold events back, and so do proxies that collect an answer before they pass it on.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })

/**
 * Answers with a service's stream, passed on no faster than the browser reads: what waits for a slow one waits at the
 * service, which bounds it. `signal` aborts when the browser goes away.
 */
export function passOn(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal): Response {
  const end = () => void reader.cancel().catch(() => undefined)
  const forget = endWithProcess(end)
  void reader.closed.catch(() => undefined).then(forget)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  return answerWith(
    new ReadableStream({
      async pull(controller) {
        // Where the service went away the stream ends: the browser opens another.
        const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }))
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: end,
    }),
  )
}

/** Events that may wait for a browser that is slow; one that is slower loses the stream. */
const mostWaiting = 50

/** Milliseconds until a browser opens a stream again. */
const retryMs = 3_000

export type EventSink = {
  readonly send: (event: ServerSentEvent) => void
  /** Ends the stream. */
  readonly end: () => void
}

/**
 * Answers with what `begin` sends, until that ends it, or until the browser goes away (`signal` aborts), is too slow, or the
 * process stops: then what `begin` answered is called, which must end it too.
 */
export function answerWithEvents(begin: (sink: EventSink) => () => void, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  let isEnded = false
  let isCancelled = false
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const forget = endWithProcess(() => stop())
        const end = () => {
          if (isEnded) return
          isEnded = true
          forget()
          if (!isCancelled) controller.close()
        }
        const send = (event: ServerSentEvent) => {
          if (isEnded) return
          if ((controller.desiredSize ?? 0) <= 0) return stop()
          controller.enqueue(encoder.encode(wireOf(event)))
        }
        controller.enqueue(encoder.encode(retryAfter(retryMs)))
        stop = begin({ send, end })
        signal.addEventListener('abort', () => stop(), { once: true })
        if (signal.aborted || openStreams().isStopping) stop()
      },
      cancel() {
        isCancelled = true
        stop()
      },
    },
    new CountQueuingStrategy({ highWaterMark: mostWaiting }),
  )
  return answerWith(stream)
}
