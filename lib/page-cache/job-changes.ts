import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchWithPolicy, isEventStream } from '@/lib/api/fetch-policy'
import { webSettings } from '@/lib/config/web-settings'
import { addVisitor, asNobody } from '@/lib/security/visitor'
import { jobLists, type Tag } from './page-cache'

const path = '/v1/public/job-post-changes'

/** Milliseconds between two tries to connect, and without a sign of life (one comes every 20 s) before another. */
const retryAfterMs = 1_000
const silenceMs = 60_000

/** What is told of tags that changed. */
type Changed = (tags: 'all' | readonly Tag[]) => void

/** The stream of what changed, signed as the service wants it. Rejects where there is none. */
async function connect(signal: AbortSignal): Promise<ReadableStream<string>> {
  const request = new Request(new URL(path, webSettings().JOB_POST_API_URL), {
    headers: { 'X-Request-Id': crypto.randomUUID() },
    signal,
  })
  asNobody(() => addVisitor(request))
  const response = await fetchWithPolicy(request, { stream: true })
  if (!response.ok || !isEventStream(response) || !response.body)
    throw new Error('there is no stream of changes')
  return response.body.pipeThrough(new TextDecoderStream())
}

/** The tags of an event: a post by its id, `listed` where lists show the change too, or anything. */
export function tagsOf(event: string): 'all' | readonly Tag[] {
  const [, id, listed] = /^data: ([\da-f-]{36})( listed)?$/.exec(event) ?? []
  if (id === undefined) return 'all'
  return listed ? [id, jobLists] : [id]
}

/** Takes whole events from the beginning of a text, and answers the rest. */
export function takeEvents(text: string, changed: Changed): string {
  const events = text.split('\n\n')
  const rest = events.pop() ?? ''
  for (const event of events) if (event.startsWith('data:')) changed(tagsOf(event))
  return rest
}

/** Reads one stream to its end. */
async function follow(changed: Changed): Promise<void> {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), silenceMs).unref()
  try {
    const reader = (await connect(silent.signal)).getReader()
    let text = ''
    for (;;) {
      const { done, value = '' } = await reader.read()
      if (done) return
      timer.refresh()
      text = takeEvents(text + value, changed)
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls back with what changed of what anybody reads of job posts, for as long as the process lives. A stream that breaks is
 * opened again, and begins by saying that anything may have changed.
 */
export async function followJobChanges(changed: Changed): Promise<never> {
  for (;;) {
    await follow(changed).catch(() => undefined)
    await sleep(retryAfterMs, undefined, { ref: false })
  }
}
