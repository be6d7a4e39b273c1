import { daysUntil } from '@/lib/dates/format-thai'
import type { FileType } from '@/validators/upload-terms'
import type { Attachment, Message, MessagePage, SentCard } from './talk'

/** The part of a conversation that is loaded: its latest messages without a gap, the oldest first. */
export type Thread = MessagePage

/** A file that a message is going to carry; `fileName` is its name where it was uploaded. */
export type CarriedFile = {
  readonly kind: 'file'
  readonly file: Blob
  readonly fileType: FileType
  /** What the person calls it. */
  readonly name: string
  readonly shown: Extract<Attachment, { kind: 'picture' | 'file' | 'voice' }>
  readonly fileName?: string
}

/** What a message is going to carry: a file, or a card as it will look. */
export type Carried =
  | CarriedFile
  | { readonly kind: 'card'; readonly sent: SentCard; readonly shown: Attachment }

/** A message that waits to be sent, or is being sent. */
export type Outgoing = {
  readonly id: string
  readonly uid: string
  readonly conversationId: string
  readonly text: string
  readonly isConfirmed: boolean
  readonly carried?: Carried
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
}

export type Sending = Outgoing & {
  readonly isFailed: boolean
  /** How much of its file is sent, in per cent; null before. */
  readonly percent: number | null
  /** Why it was refused for good; a message key under `problems`. */
  readonly refusal: string | null
}

const bySeq = (one: Message, other: Message) => one.seq - other.seq

/** Two lists of messages as one; of two with the same id the later one counts. */
function united(before: readonly Message[], after: readonly Message[]): Message[] {
  const fresh = new Set(after.map(({ id }) => id))
  return [...before.filter(({ id }) => !fresh.has(id)), ...after].sort(bySeq)
}

/** With older messages before what is loaded. */
export const withOlder = (thread: Thread, page: MessagePage): Thread => ({
  items: united(page.items, thread.items),
  hasMore: page.hasMore,
})

/** With messages after what is loaded. */
export const withNewer = (thread: Thread, items: readonly Message[]): Thread => ({
  ...thread,
  items: united(thread.items, items),
})

/** With the latest page asked again; where much came meanwhile, only that page is left, and no gap. */
export function withLatest(thread: Thread | undefined, page: MessagePage): Thread {
  const last = thread?.items.at(-1)
  const first = page.items[0]
  if (!thread || !last || !first || first.seq > last.seq + 1) return page
  return { items: united(thread.items, page.items), hasMore: thread.hasMore }
}

/** Whether a message that arrives leaves out others before it. */
export const leavesGap = (thread: Thread, { seq }: Message): boolean =>
  seq > (thread.items.at(-1)?.seq ?? 0) + 1

/** What is drawn of a conversation, from above. */
type ThreadItem =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: Message
      readonly isFirst: boolean
      readonly isLast: boolean
    }
  | { readonly kind: 'sending'; readonly key: string; readonly sending: Sending }

/** Messages of one writer that follow each other within this time belong together. */
const togetherMs = 5 * 60_000

const isSameDay = (one: string, other: string) => daysUntil(new Date(one), new Date(other)) === 0

const belongTogether = (one: Message | undefined, other: Message | undefined, firstUnread: number | null) =>
  one !== undefined &&
  other !== undefined &&
  one.isOwn === other.isOwn &&
  one.authorName === other.authorName &&
  isSameDay(one.at, other.at) &&
  Math.abs(Date.parse(other.at) - Date.parse(one.at)) < togetherMs &&
  Math.max(one.seq, other.seq) !== firstUnread

/**
 * The messages with days and the mark of what was not read between them, then those that wait to be sent.
 * @param firstUnread the number of the first message that was not read when the conversation was opened
 */
export function threadItems(
  messages: readonly Message[],
  sending: readonly Sending[],
  firstUnread: number | null,
): ThreadItem[] {
  const items: ThreadItem[] = []
  messages.forEach((message, index) => {
    const before = messages[index - 1]
    if (!before || !isSameDay(before.at, message.at))
      items.push({ kind: 'day', key: `day ${message.id}`, at: message.at })
    if (message.seq === firstUnread) items.push({ kind: 'unread', key: 'unread' })
    items.push({
      kind: 'message',
      key: message.id,
      message,
      isFirst: !belongTogether(before, message, firstUnread),
      isLast: !belongTogether(message, messages[index + 1], firstUnread),
    })
  })
  const sent = new Set(messages.map(({ id }) => id))
  for (const one of sending) if (!sent.has(one.id)) items.push({ kind: 'sending', key: one.id, sending: one })
  return items
}

/** How far an own message has come. */
export function wayOf(
  { seq }: Message,
  other: { readonly deliveredUpTo: number; readonly readUpTo: number },
): 'sent' | 'delivered' | 'read' {
  if (seq <= other.readUpTo) return 'read'
  return seq <= other.deliveredUpTo ? 'delivered' : 'sent'
}
