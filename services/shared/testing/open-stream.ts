import { alive, type ServerSentEvent, takeEvents } from '@/lib/event-streams/wire'

/** Opens a stream of events, and reads it until it is closed; signs of life are not kept. */
export async function openStream(address: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}${path}`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const events: ServerSentEvent[] = []
  const waiting = new Set<() => void>()
  let isEnded = false
  const look = () => {
    for (const one of waiting) one()
  }

  async function readAll(): Promise<void> {
    let rest = ''
    for (;;) {
      const { done = true, value = '' } = (await reader?.read()) ?? {}
      if (done) return
      rest = takeEvents(rest + value, (event) => {
        if (event.event !== alive.event) events.push(event)
      })
      look()
    }
  }
  const ended = readAll()
    .catch(() => undefined)
    .then(() => {
      isEnded = true
      look()
    })

  /** The first event from a place on, received already or to come, of which this is true. */
  function until(isIt: (event: ServerSentEvent) => boolean, from = 0): Promise<ServerSentEvent> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = events.slice(from).find(isIt)
        if (found) resolve(found)
        else if (isEnded) reject(new Error(`the stream ended after ${JSON.stringify(events)}`))
        else return
        waiting.delete(check)
      }
      waiting.add(check)
      check()
    })
  }

  return {
    status: response.status,
    headers: response.headers,
    events,
    until,
    ended,
    close: async () => {
      await reader?.cancel()
      await ended
    },
  }
}
