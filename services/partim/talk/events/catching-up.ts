import type { ServerSentEvent } from '@/lib/event-streams/wire'
import type { Database } from '@/services/shared/database'
import type { Party } from '../conversations/party'
import { presentConversation } from '../conversations/present'
import { listChanged, otherSide } from '../conversations/repository'
import type { TalkParts } from '../conversations/service'
import { noteMarks } from '../marks/service'
import { presentMessage } from '../messages/present'
import { listChangedMessages, type Message } from '../messages/repository'
import { cursorOf, timeOf } from './cursor'
import { type TalkStream, talkEvent } from './event'
import { databaseTime } from './repository'

/** A change may be committed this long after its time: no transaction lasts longer. What was sent already may come twice. */
const settledMs = 15_000
/** Whoever was away for longer, or missed more, asks for everything again. */
const mostBehindMs = 60 * 60_000
const mostMissed = 200

/** Sends a stream what it missed since the event it received last, and lets it go on from there. */
export async function catchUp(
  parts: TalkParts,
  stream: TalkStream,
  lastEventId: string | undefined,
): Promise<void> {
  const now = await databaseTime(parts.db)
  if (lastEventId === undefined) {
    stream.sendFirst([talkEvent('ready', {}, cursorOf(now))])
    return stream.begun()
  }
  // Without an id: whoever is cut off before they caught up must continue where they were.
  stream.sendFirst([talkEvent('ready', {})])
  const missed = await missedBy(parts, stream.reader, timeOf(lastEventId), now)
  stream.sendFirst(missed ?? [talkEvent('resync', {}, cursorOf(now))])
  stream.begun()
}

/** The events since a moment, what changed of conversations first; null where they are too many, or too long ago. */
async function missedBy(
  { db, colleagues }: TalkParts,
  party: Party,
  last: Date | null,
  now: Date,
): Promise<ServerSentEvent[] | null> {
  if (!last || now.getTime() - last.getTime() > mostBehindMs) return null
  const since = new Date(last.getTime() - settledMs)
  const [conversations, messages] = await Promise.all([
    listChanged(db, party, since, mostMissed + 1),
    listChangedMessages(db, party, since, mostMissed + 1),
  ])
  if (Math.max(conversations.length, messages.length) > mostMissed) return null
  const lasts = conversations.flatMap(({ last: message }) => message ?? [])
  const authors = [...lasts, ...messages].flatMap((one) => (one.side === 'company' ? [one.authorUid] : []))
  const names = await colleagues(party, authors)
  await noteDelivered(db, party, messages)
  return [
    ...conversations.map((row) =>
      talkEvent('conversation', { conversation: presentConversation(party, row, names) }),
    ),
    ...messages.map((message) =>
      talkEvent(
        'message',
        { conversationId: message.conversationId, message: presentMessage(party, message, names) },
        cursorOf(message.changedAt),
      ),
    ),
  ]
}

async function noteDelivered(db: Database, party: Party, messages: readonly Message[]) {
  const received = new Map<string, number>()
  for (const { conversationId, side, seq } of messages) {
    if (side !== otherSide(party.side)) continue
    received.set(conversationId, Math.max(seq, received.get(conversationId) ?? 0))
  }
  for (const [conversationId, deliveredUpTo] of received) {
    await noteMarks(db, party, conversationId, { deliveredUpTo })
  }
}
