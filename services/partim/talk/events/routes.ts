import type { FastifyRequest } from 'fastify'
import { callerOf } from '@/services/shared/access'
import type { OpenDatabase } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import { type End, endsOf } from '../conversations/party'
import type { TalkParts } from '../conversations/service'
import { talkChannel } from '../news/news'
import { catchUp } from './catching-up'
import { TalkHub } from './hub'
import { TalkStream } from './stream'
import { watchRight } from './watch'

/** Milliseconds between two signs of life, which keep what lies between from ending a silent connection. */
const heartbeatMs = 15_000
/** Streams one account may open in a minute, and have open at an instance; of more, the first are ended. */
const opening = { max: 120, seconds: 60 }
const mostOpen = 10

type Parts = TalkParts & {
  readonly listen: OpenDatabase['listen']
  /** Checks again whether the caller of a request may do what they once were allowed; throws a problem if not. */
  readonly checkAgain: (request: FastifyRequest) => Promise<void>
}

/**
 * Server-sent events of what happens in one's conversations, whichever instance it happens at. They are in no OpenAPI document:
 * the web passes them on by itself.
 */
export function talkEventRoutes(app: ServiceApp, parts: Parts): void {
  const hub = new TalkHub(parts)
  let stopListening = async () => {}
  let heartbeat: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    stopListening = await parts.listen(talkChannel, {
      heard: (payload) => hub.heard(payload),
      missed: () => hub.missed(),
    })
    heartbeat = setInterval(() => {
      for (const stream of hub.streams) stream.write(': still here\n\n')
    }, heartbeatMs)
    heartbeat.unref()
  })
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const stream of hub.streams) stream.end()
    await stopListening()
  })
  for (const end of endsOf(parts.db)) eventRoute(app, parts, hub, end)
}

function eventRoute(app: ServiceApp, parts: Parts, hub: TalkHub, { prefix, config, partyOf }: End): void {
  app.get(
    `${prefix}/events`,
    { config: { ...config, limit: opening }, schema: { hide: true } as object },
    async (request, reply) => {
      const stream = new TalkStream(await partyOf(request))
      endFirstOf(hub, stream.party.uid)
      hub.add(stream)
      watchRight({
        stream,
        until: (callerOf(request).expiresAt ?? 0) * 1_000,
        ask: async () => {
          await parts.checkAgain(request)
          return partyOf(request)
        },
      })
      const lastEventId = request.headers['last-event-id']
      catchUp(parts, stream, typeof lastEventId === 'string' ? lastEventId : undefined).catch(
        (err: unknown) => {
          request.log.error({ err }, 'a stream of conversations could not begin')
          stream.out.destroy()
        },
      )
      reply.headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        // When the stream ends so does its connection, which would else be one to wait for.
        connection: 'close',
      })
      return reply.send(stream.out)
    },
  )
}

/** Makes room for one more stream of an account. */
function endFirstOf(hub: TalkHub, uid: string): void {
  const own = hub.streams.filter(({ party }) => party.uid === uid)
  for (const stream of own.slice(0, Math.max(0, own.length + 1 - mostOpen))) stream.end()
}
