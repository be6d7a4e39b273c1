import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered even when the process is overloaded. */
    isShedNever?: boolean
  }
}

/** Share of the heap limit; beyond it the process would spend its time on garbage collection. */
const fullHeap = 0.95
/**
 * The longest event loop delay, averaged over a second: a request passes through the loop about ten times, and clients
 * give up after 8 s.
 */
const maxEventLoopDelay = 1_000
/** A single long task is no overload, so nothing is refused for this long. */
const patienceMs = 2_000
/** Requests under overload with less than this between them count as one overload. */
const episodeMs = 5_000
const retryAfterSeconds = 5

/**
 * Sheds load: while this process is overloaded, new requests are refused at once with 503 and Retry-After, so that
 * accepted ones are answered. `/readyz` is refused as well, which directs new requests to other instances; `/healthz`
 * is not, because killing an overloaded instance would only overload the others. With the embedded database every slow
 * statement blocks the event loop, so then only memory counts.
 */
export async function shedLoad(
  app: FastifyInstance,
  { DATABASE_URL }: { readonly DATABASE_URL: string },
): Promise<void> {
  const overload = { began: 0, seen: Number.NEGATIVE_INFINITY, isTold: false }
  await app.register(underPressure, {
    maxEventLoopDelay: DATABASE_URL ? maxEventLoopDelay : 0,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * fullHeap),
    pressureHandler: async (request, _reply, type, value) => {
      const now = Date.now()
      if (now - overload.seen > episodeMs) Object.assign(overload, { began: now, isTold: false })
      overload.seen = now
      if (request.routeOptions.config.isShedNever || now - overload.began < patienceMs) return
      if (!overload.isTold) request.log.error({ type, value }, 'overloaded: requests are refused')
      overload.isTold = true
      throw new Problem(503, 'unavailable', { retryAfterSeconds, isTold: true })
    },
  })
}
