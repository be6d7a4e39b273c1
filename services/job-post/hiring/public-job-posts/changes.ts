import { PassThrough } from 'node:stream'
import type { OpenDatabase } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import type { ServiceApp } from '@/services/shared/service'

/** Where the triggers of the migrations notify of changes to what anybody reads. */
const channel = 'public_job_posts'

/** Milliseconds between two signs of life, which keep what lies between from ending a silent connection. */
const heartbeatMs = 20_000

/** The event that stands for a change to any post. */
const anything = '*'

/**
 * `GET /v1/public/job-post-changes`: server-sent events with the id of each public post as its page changes, followed by
 * `listed` where lists change too, or `*` where any may have. For the web alone, which caches pages; to anybody else it is not
 * there, and it is in no OpenAPI document.
 */
export function publicJobPostChangeRoute(app: ServiceApp, { listen }: Pick<OpenDatabase, 'listen'>): void {
  const streams = new Set<PassThrough>()
  const send = (change: string) => {
    for (const stream of streams) stream.write(`data: ${change}\n\n`)
  }
  let stopListening = async () => {}
  let heartbeat: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    stopListening = await listen(channel, { heard: send, missed: () => send(anything) })
    heartbeat = setInterval(() => {
      for (const stream of streams) stream.write(': still here\n\n')
    }, heartbeatMs)
    heartbeat.unref()
  })
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const stream of streams) stream.end()
    await stopListening()
  })

  app.get(
    '/v1/public/job-post-changes',
    { config: { access: 'public' }, schema: { hide: true } as object },
    async (request, reply) => {
      if (!request.isFromWeb) throw notFound()
      const stream = new PassThrough()
      streams.add(stream)
      stream.on('close', () => streams.delete(stream))
      reply.headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        // When the stream ends so does its connection, which would else be one to wait for.
        connection: 'close',
      })
      // Whoever connects heard of nothing before.
      stream.write(`data: ${anything}\n\n`)
      return reply.send(stream)
    },
  )
}
