import 'client-only'
import { followStream } from '@/lib/event-streams/follow-stream'
import { type Conversation, type Message, type TalkMarks, talkEventsPath } from './talk'

type TalkEvents = {
  message: { readonly conversationId: string; readonly message: Message }
  marks: { readonly conversationId: string } & TalkMarks
  typing: { readonly conversationId: string; readonly authorName: string | null }
  conversation: { readonly conversation: Conversation }
}

type Listener = {
  readonly [Name in keyof TalkEvents]: (event: TalkEvents[Name]) => void
} & {
  /** Something may have been missed: what is shown has to be asked for again. */
  readonly missed: () => void
}

/**
 * Follows what happens in the viewer's conversations while the page is visible. `setLive` hears whether the stream is
 * there: without it the page has to ask. Returns how to stop.
 */
export function followTalk(listener: Listener, setLive: (isLive: boolean) => void): () => void {
  return followStream<keyof TalkEvents>({
    path: talkEventsPath,
    names: ['message', 'marks', 'typing', 'conversation'],
    heard: (name, data) => listener[name](JSON.parse(data)),
    missed: listener.missed,
    setLive,
  })
}
