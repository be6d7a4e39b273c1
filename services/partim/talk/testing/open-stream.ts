import type { ServerSentEvent } from '@/lib/event-streams/wire'
import { openStream } from '@/services/shared/testing/open-stream'

/** An event of conversations as a browser receives it. */
export type ReceivedEvent = {
  readonly event?: string
  readonly id?: string
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads, field by field
  readonly data: any
}

const received = (event: ServerSentEvent): ReceivedEvent => ({ ...event, data: JSON.parse(event.data) })

/** Opens a stream of conversations, and reads it until it is closed. */
export async function openTalkStream(
  address: string,
  path: string,
  { token, lastEventId }: { readonly token: string; readonly lastEventId?: string },
) {
  const stream = await openStream(address, path, {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  })
  const until = async (isIt: (event: ReceivedEvent) => boolean) =>
    received(await stream.until((event) => isIt(received(event))))
  return {
    ...stream,
    get events() {
      return stream.events.map(received)
    },
    until,
    /** The message with these words. */
    untilText: (text: string) =>
      until(({ event, data }) => event === 'message' && data.message.text === text),
  }
}
