/** An event as a browser receives it. */
export type ReceivedEvent = {
  readonly event: string
  readonly id?: string
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads, field by field
  readonly data: any
}

/** Opens a stream of events, and reads it until it is closed. */
export async function openStream(
  address: string,
  path: string,
  { token, lastEventId }: { readonly token: string; readonly lastEventId?: string },
) {
  const closing = new AbortController()
  const response = await fetch(`${address}${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: closing.signal,
  })
  const events: ReceivedEvent[] = []
  const waiting = new Set<() => void>()
  let isEnded = false
  const look = () => {
    for (const one of waiting) one()
  }

  async function readAll(): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      events.push(...blocks.flatMap((block) => eventOf(block) ?? []))
      look()
    }
  }
  const ended = readAll()
    .catch(() => undefined)
    .then(() => {
      isEnded = true
      look()
    })

  /** The first event, received already or to come, of which this is true. */
  function until(isIt: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = events.find(isIt)
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
    /** The message with these words. */
    untilText: (text: string) =>
      until(({ event, data }) => event === 'message' && data.message.text === text),
    ended,
    close: async () => {
      closing.abort()
      await ended
    },
  }
}

function eventOf(block: string): ReceivedEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    }),
  )
  const event = fields.get('event')
  if (!event) return null
  const id = fields.get('id')
  return { event, ...(id && { id }), data: JSON.parse(fields.get('data') ?? 'null') }
}
