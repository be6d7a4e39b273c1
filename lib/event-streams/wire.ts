/**
 * The format of server-sent events (html.spec.whatwg.org, section 9.2), as both ends of our own streams use it: fields, of
 * which a line each, and an empty line after each event.
 */
export const eventStreamType = 'text/event-stream'

/** One event; `id` is where a reader continues that has received it. Without a name it is a `message`. */
export type ServerSentEvent = { readonly event?: string; readonly data: string; readonly id?: string }

/** The sign of life of a stream that has nothing to tell. An event, because browsers keep comments from their pages. */
export const alive = { event: 'alive', data: '' } as const satisfies ServerSentEvent

/** What is sent first: after how many milliseconds browsers open a stream again that ended. */
export const retryAfter = (ms: number): string => `retry: ${ms}\n\n`

/** An event as it is sent. */
export function wireOf({ id, event, data }: ServerSentEvent): string {
  const fields = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
  ]
  return `${[...fields, ...data.split('\n').map((line) => `data: ${line}`)].join('\n')}\n\n`
}

/** Takes whole events from the beginning of what arrived of one of our streams, and answers the rest. */
export function takeEvents(text: string, heard: (event: ServerSentEvent) => void): string {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  for (const block of blocks) {
    const event = eventOf(block)
    if (event) heard(event)
  }
  return rest
}

/** The event of a block; null for one without data, which is none. */
function eventOf(block: string): ServerSentEvent | null {
  const data: string[] = []
  const named: { id?: string; event?: string } = {}
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'data') data.push(value)
    else if (field === 'id' || field === 'event') named[field] = value
  }
  return data.length === 0 ? null : { ...named, data: data.join('\n') }
}
