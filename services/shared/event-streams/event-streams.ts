import type { Readable } from 'node:stream'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { alive, eventStreamType } from '@/lib/event-streams/wire'
import type { ChannelListener } from '../channel'
import type { OpenDatabase } from '../database'
import type { ServiceApp } from '../service'
import { EventStream } from './event-stream'
import { watchRight } from './watch-right'

export type StreamLimits = {
  /** Milliseconds between two signs of life, which keep what lies between from ending a silent connection. */
  readonly heartbeatMs: number
  /** Streams that one account may have open at an instance; of more, the first are ended. */
  readonly mostOpen: number
}

const usualLimits: StreamLimits = { heartbeatMs: 15_000, mostOpen: 10 }

/** Streams that one account may open in a minute. */
const opening = { max: 120, seconds: 60 }

/** Characters of the longest id of an event. */
const longestId = 256

type StreamParts<Reader> = {
  /** What all readers share who are sent the same; a reader who changes to another ends their stream. */
  readonly keyOf: (reader: Reader) => string
  readonly limits?: StreamLimits
}

type StreamRoute<Reader> = {
  readonly config: Partial<FastifyContextConfig> & Pick<FastifyContextConfig, 'access'>
  /** Who reads; asked again with each check of the right, and throws a problem for somebody who may not. */
  readonly readerOf: (request: FastifyRequest) => Promise<Reader>
  /** Sends what a stream begins with, or continues with after the event of that id, and calls `begun`. */
  readonly begin: (stream: EventStream<Reader>, lastEventId: string | undefined) => Promise<void>
}

/**
 * Server-sent events of one feature, to all who read them at this instance. A stream ends with its token, within 5 s after
 * the right to it, when its reader is too slow, and before the service stops. They are in no OpenAPI document: the web
 * passes them on by itself.
 */
export class EventStreams<Reader> {
  readonly #open = new Map<string, Set<EventStream<Reader>>>()
  readonly #ofAccount = new Map<string, Set<EventStream<Reader>>>()
  readonly #keyOf: (reader: Reader) => string
  readonly #limits: StreamLimits
  #isStopping = false

  constructor(
    private readonly app: ServiceApp,
    { keyOf, limits = usualLimits }: StreamParts<Reader>,
  ) {
    this.#keyOf = keyOf
    this.#limits = limits
    let heartbeat: NodeJS.Timeout | undefined
    app.addHook('onReady', async () => {
      heartbeat = setInterval(() => {
        for (const stream of this.all) stream.send(alive)
      }, limits.heartbeatMs)
      heartbeat.unref()
    })
    // Before the server waits for its connections to end.
    app.addHook('preClose', async () => {
      this.#isStopping = true
      clearInterval(heartbeat)
      for (const stream of this.all) stream.end()
    })
  }

  /** Every open stream. */
  get all(): EventStream<Reader>[] {
    return [...this.#open.values()].flatMap((streams) => [...streams])
  }

  /** The open streams of the readers with a key. */
  of(key: string): EventStream<Reader>[] {
    return [...(this.#open.get(key) ?? [])]
  }

  /** Hears what is to be sent, on a channel of the database, for as long as the service runs. */
  hear(listen: OpenDatabase['listen'], channel: string, listener: ChannelListener): void {
    let stopListening = async () => {}
    this.app.addHook('onReady', async () => {
      stopListening = await listen(channel, listener)
    })
    this.app.addHook('preClose', () => stopListening())
  }

  /** Adds an operation that answers with a stream. */
  route(url: string, { config, readerOf, begin }: StreamRoute<Reader>): void {
    // What anybody may open is counted as all that anybody reads.
    const limited = config.access === 'public' ? config : { limit: opening, ...config }
    this.app.get(url, { config: limited, schema: { hide: true } as object }, async (request, reply) => {
      const stream = new EventStream(await readerOf(request))
      this.#add(stream, request)
      this.#watch(stream, request, readerOf)
      begin(stream, lastEventIdOf(request)).catch((err: unknown) => {
        request.log.error({ err }, 'a stream could not begin')
        stream.out.destroy()
      })
      reply.headers({
        'content-type': eventStreamType,
        'cache-control': 'no-store, no-transform',
        // When the stream ends so does its connection, which would else be one to wait for.
        connection: 'close',
      })
      return reply.send(stream.out)
    })
  }

  #add(stream: EventStream<Reader>, { caller }: FastifyRequest): void {
    // Whoever came while the service began to stop connects again, to another instance.
    if (this.#isStopping) stream.out.end()
    keep(stream, this.#open, this.#keyOf(stream.reader))
    if (!caller) return
    const own = keep(stream, this.#ofAccount, caller.uid)
    const tooMany = Math.max(0, own.size - this.#limits.mostOpen)
    for (const first of [...own].slice(0, tooMany)) first.end()
  }

  #watch(
    stream: EventStream<Reader>,
    request: FastifyRequest,
    readerOf: StreamRoute<Reader>['readerOf'],
  ): void {
    // What anybody may read, nobody loses the right to.
    if (!request.caller) return
    const stop = watchRight({
      until: (request.caller.expiresAt ?? 0) * 1_000,
      isAllowed: async () => {
        await this.app.checkAgain(request)
        const reader = await readerOf(request)
        if (this.#keyOf(reader) !== this.#keyOf(stream.reader)) return false
        stream.reader = reader
        return true
      },
      end: () => stream.end(),
    })
    stream.out.once('close', stop)
  }
}

/** Keeps a stream under a key until it is closed; answers all that are kept under it. */
function keep<Stream extends { readonly out: Readable }>(
  stream: Stream,
  streams: Map<string, Set<Stream>>,
  key: string,
): ReadonlySet<Stream> {
  const kept = streams.get(key) ?? new Set()
  streams.set(key, kept.add(stream))
  stream.out.once('close', () => {
    kept.delete(stream)
    if (kept.size === 0 && streams.get(key) === kept) streams.delete(key)
  })
  return kept
}

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' && id !== '' && id.length <= longestId ? id : undefined
}
