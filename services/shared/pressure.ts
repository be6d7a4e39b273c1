import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however overloaded the process is. */
    isShedNever?: boolean
  }
}

/** Of what this process may hold; from there on it would spend its time on looking for memory. */
const fullHeap = 0.95
/**
 * How late the event loop may be, on average over a second: a request crosses it some ten times, and whoever asks gives
 * up after 8 s.
 */
const maxEventLoopDelay = 1_000
/** One long task is no overload: for as long as this, nothing is refused. */
const patienceMs = 2_000
/** Between two moments of the same overload there is always somebody who asks. */
const episodeMs = 5_000
const retryAfterSeconds = 5

/**
 * Sheds load: while this process is overloaded, requests are refused at once with 503 and Retry-After, so that those it
 * has taken are answered. `/readyz` is refused as well, which leads new requests to other instances; `/healthz` is not,
 * because ending an overloaded instance would only overload the rest. With the database inside this process every slow
 * statement holds the event loop up: there only memory counts.
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
