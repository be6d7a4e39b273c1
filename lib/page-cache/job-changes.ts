import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchWithPolicy, isEventStream } from '@/lib/api/fetch-policy'
import { webSettings } from '@/lib/config/web-settings'
import { addVisitor, asNobody } from '@/lib/security/visitor'

const path = '/v1/public/job-post-changes'

/** Milliseconds between two tries to connect, and without a sign of life (one comes every 20 s) before another. */
const retryAfterMs = 1_000
const silenceMs = 60_000

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

/** Reads one stream to its end. */
async function follow(changed: () => void): Promise<void> {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), silenceMs).unref()
  try {
    const reader = (await connect(silent.signal)).getReader()
    for (;;) {
      const { done, value = '' } = await reader.read()
      if (done) return
      timer.refresh()
      // Which post it was makes no difference: lists show many, and to render a page again costs little.
      if (value.includes('data:')) changed()
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls back whenever what anybody reads of job posts changed, for as long as the process lives. A stream that breaks is
 * opened again, and begins by saying that anything may have changed.
 */
export async function followJobChanges(changed: () => void): Promise<never> {
  for (;;) {
    await follow(changed).catch(() => undefined)
    await sleep(retryAfterMs, undefined, { ref: false })
  }
}
