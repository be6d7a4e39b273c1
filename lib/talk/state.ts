import type { Conversation, ConversationPage, Message, MessagePage, TalkFilter, TalkMarks } from './talk'
import { type Sending, type Thread, withLatest, withNewer, withOlder } from './thread'

type ListPart = { readonly nextCursor: string | null; readonly until: string | null }

/** Everything the screen knows of the viewer's conversations. */
export type TalkState = {
  readonly conversations: Readonly<Record<string, Conversation>>
  /** How far each list is loaded. */
  readonly lists: Readonly<Partial<Record<TalkFilter, ListPart>>>
  readonly threads: Readonly<Record<string, Thread>>
  readonly sending: readonly Sending[]
}

export type TalkChange =
  | {
      readonly what: 'listed'
      readonly filter: TalkFilter
      readonly page: ConversationPage
      /** Whether it goes on where the list ended, and does not begin it. */
      readonly isMore: boolean
    }
  | { readonly what: 'conversation'; readonly conversation: Conversation }
  | {
      readonly what: 'messages'
      readonly conversationId: string
      readonly page: MessagePage
      readonly place: 'latest' | 'older' | 'newer'
    }
  | { readonly what: 'message'; readonly conversationId: string; readonly message: Message }
  | { readonly what: 'marks'; readonly conversationId: string; readonly marks: TalkMarks }
  | { readonly what: 'sending'; readonly sending: readonly Sending[] }

export const noTalk: TalkState = { conversations: {}, lists: {}, threads: {}, sending: [] }

const withConversations = (state: TalkState, more: readonly Conversation[]): TalkState => ({
  ...state,
  conversations: { ...state.conversations, ...Object.fromEntries(more.map((one) => [one.id, one])) },
})

function listed(state: TalkState, change: Extract<TalkChange, { what: 'listed' }>): TalkState {
  const { filter, page, isMore } = change
  const { items, nextCursor } = page
  const until = nextCursor === null ? null : (items.at(-1)?.updatedAt ?? null)
  // The beginning asked again does not forget how far the list is loaded.
  const part = (!isMore && state.lists[filter]) || { nextCursor, until }
  return { ...withConversations(state, items), lists: { ...state.lists, [filter]: part } }
}

/** A conversation after a message came, was changed or was taken back. */
function afterMessage(conversation: Conversation, message: Message): Conversation {
  const isNew = message.seq > conversation.lastSeq
  if (!isNew && message.seq !== conversation.last?.seq) return conversation
  const { id, seq, isOwn, authorName, text, at, isTakenBack } = message
  const attachment = message.attachment?.kind ?? null
  return {
    ...conversation,
    last: { id, seq, isOwn, authorName, text, attachment, at, isTakenBack },
    lastSeq: Math.max(seq, conversation.lastSeq),
    unread: conversation.unread + (isNew && !isOwn ? 1 : 0),
    updatedAt: isNew && at > conversation.updatedAt ? at : conversation.updatedAt,
  }
}

/** Marks never go back, in whatever order they arrive. */
function afterMarks(conversation: Conversation, { own, other }: TalkMarks): Conversation {
  const readUpTo = Math.max(conversation.own.readUpTo, own.readUpTo)
  const left = Math.max(0, conversation.lastSeq - readUpTo)
  return {
    ...conversation,
    own: { readUpTo },
    unread: Math.min(conversation.unread, left),
    other: {
      deliveredUpTo: Math.max(conversation.other.deliveredUpTo, other.deliveredUpTo),
      readUpTo: Math.max(conversation.other.readUpTo, other.readUpTo),
    },
  }
}

const withThread = (state: TalkState, id: string, thread: Thread): TalkState => ({
  ...state,
  threads: { ...state.threads, [id]: thread },
})

function withMessages(state: TalkState, change: Extract<TalkChange, { what: 'messages' }>): TalkState {
  const { conversationId: id, page, place } = change
  const thread = state.threads[id]
  if (place === 'latest' || !thread) return withThread(state, id, withLatest(thread, page))
  return withThread(state, id, place === 'older' ? withOlder(thread, page) : withNewer(thread, page.items))
}

function withMessage(state: TalkState, id: string, message: Message): TalkState {
  const thread = state.threads[id]
  const conversation = state.conversations[id]
  const next = thread ? withThread(state, id, withNewer(thread, [message])) : state
  return {
    ...(conversation ? withConversations(next, [afterMessage(conversation, message)]) : next),
    sending: state.sending.filter((one) => one.id !== message.id),
  }
}

/** The state after a change; the same changes in whatever order, or twice, end in the same state. */
export function talkReducer(state: TalkState, change: TalkChange): TalkState {
  switch (change.what) {
    case 'listed':
      return listed(state, change)
    case 'conversation':
      return withConversations(state, [change.conversation])
    case 'messages':
      return withMessages(state, change)
    case 'message':
      return withMessage(state, change.conversationId, change.message)
    case 'marks': {
      const known = state.conversations[change.conversationId]
      return known ? withConversations(state, [afterMarks(known, change.marks)]) : state
    }
    case 'sending':
      return { ...state, sending: change.sending }
  }
}

const isIn: Readonly<Record<TalkFilter, (conversation: Conversation) => boolean>> = {
  all: ({ isArchived }) => !isArchived,
  unread: ({ unread, isArchived }) => unread > 0 && !isArchived,
  starred: ({ isStarred }) => isStarred,
  archived: ({ isArchived }) => isArchived,
}

/**
 * The conversations of a list, the last one first; one that is open stays, although it is read by now. Those older than
 * what is loaded of the list are left out, because others may belong before them.
 */
export function conversationsIn(
  { conversations, lists }: TalkState,
  filter: TalkFilter,
  openId: string | null,
): Conversation[] {
  const until = lists[filter]?.until ?? ''
  return Object.values(conversations)
    .filter((one) => isIn[filter](one) || (filter === 'unread' && one.id === openId && !one.isArchived))
    .filter(({ updatedAt }) => updatedAt >= until)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
}

/** What a worker or a member has not read, in conversations that are loaded. */
export const unreadIn = ({ conversations }: TalkState): number =>
  Object.values(conversations).filter((one) => isIn.unread(one)).length
