import type { ServerSentEvent } from '@/lib/event-streams/wire'
import type { EventStream } from '@/services/shared/event-streams/event-stream'
import type { Party } from '../conversations/party'

/** The stream of somebody on one side of conversations. */
export type TalkStream = EventStream<Party>

/** An event of conversations; `id`: where a reader continues that has received it. */
export const talkEvent = (event: string, data: unknown, id?: string): ServerSentEvent => ({
  event,
  data: JSON.stringify(data),
  ...(id !== undefined && { id }),
})
