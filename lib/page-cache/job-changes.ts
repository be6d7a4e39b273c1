import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { webSettings } from '@/lib/config/web-settings'
import { streamOfService } from '@/lib/event-streams/from-service'
import { takeEvents } from '@/lib/event-streams/wire'
import { addVisitor, asNobody } from '@/lib/security/visitor'
import { jobLists, type Tag } from './page-cache'

const path = '/v1/public/job-post-changes'

/** Milliseconds between two tries to connect, and without a sign of life (one comes every 15 s) before another. */
const retryAfterMs = 1_000
const silenceMs = 60_000

/** What is told of tags that changed. */
type Changed = (tags: 'all' | readonly Tag[]) => void

/** The stream of what changed, signed as the service wants it. Rejects where there is none. */
async function connect(): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const request = new Request(new URL(path, webSettings().JOB_POST_API_URL), {
    headers: { 'X-Request-Id': crypto.randomUUID() },
  })
  asNobody(() => addVisitor(request))
  return streamOfService(request)
}

/** The tags of what an event tells: a post by its id, `listed` where lists show the change too, or anything. */
export function tagsOf(change: string): 'all' | readonly Tag[] {
  const [, id, listed] = /^([\da-f-]{36})( listed)?$/.exec(change) ?? []
  if (id === undefined) return 'all'
  return listed ? [id, jobLists] : [id]
}

/** Reads one stream to its end, or until it is silent for a minute. Rejects where there is none. */
export async function readJobChanges(changed: Changed): Promise<void> {
  const reader = await connect()
  const silence = setTimeout(() => void reader.cancel().catch(() => undefined), silenceMs).unref()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      silence.refresh()
      text = takeEvents(text + decoder.decode(value, { stream: true }), ({ event, data }) => {
        if (event === undefined) changed(tagsOf(data))
      })
    }
  } finally {
    clearTimeout(silence)
    await reader.cancel()
  }
}

/**
 * Calls back with what changed of what anybody reads of job posts, for as long as the process lives. A stream that breaks is
 * opened again, and begins by saying that anything may have changed.
 */
export async function followJobChanges(changed: Changed): Promise<never> {
  for (;;) {
    await readJobChanges(changed).catch(() => undefined)
    await sleep(retryAfterMs, undefined, { ref: false })
  }
}
