import { expect, test } from '@jest/globals'
import { conversationsIn, noTalk, type TalkChange, type TalkState, talkReducer, unreadIn } from './state'
import type { Conversation, Message } from './talk'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 3, minute)).toISOString()

const conversation = (id: string, changes: Partial<Conversation> = {}): Conversation => ({
  id,
  with: { kind: 'worker', id: `worker ${id}`, name: 'ณัฐชา', photoUrl: null, standing: null },
  post: null,
  reason: 'applied',
  canWrite: true,
  whyNot: null,
  isBlocked: false,
  isStarred: false,
  isArchived: false,
  isMuted: false,
  last: null,
  lastSeq: 0,
  unread: 0,
  interview: null,
  own: { readUpTo: 0 },
  other: { deliveredUpTo: 0, readUpTo: 0 },
  updatedAt: at(0),
  ...changes,
})

const message = (seq: number, changes: Partial<Message> = {}): Message => ({
  id: `message ${seq}`,
  seq,
  isOwn: false,
  authorName: null,
  text: `ข้อความ ${seq}`,
  attachment: null,
  at: at(seq),
  editedAt: null,
  isTakenBack: false,
  warnings: [],
  ...changes,
})

const after = (changes: readonly TalkChange[], state: TalkState = noTalk) =>
  changes.reduce(talkReducer, state)

const listed = (...items: Conversation[]): TalkChange => ({
  what: 'listed',
  filter: 'all',
  page: { items, nextCursor: null },
  isMore: false,
})
const said = (seq: number, changes: Partial<Message> = {}): TalkChange => ({
  what: 'message',
  conversationId: 'one',
  message: message(seq, changes),
})

test('a message moves its conversation to the top, and counts as unread', () => {
  const state = after([listed(conversation('two', { updatedAt: at(1) }), conversation('one')), said(5)])
  expect(conversationsIn(state, 'all', null).map(({ id }) => id)).toEqual(['one', 'two'])
  expect(state.conversations.one).toMatchObject({ unread: 1, lastSeq: 5, last: { text: 'ข้อความ 5' } })
  expect(unreadIn(state)).toBe(1)
})

test('the same message twice, or an older one, counts once', () => {
  const state = after([listed(conversation('one')), said(2), said(2), said(1)])
  expect(state.conversations.one).toMatchObject({ unread: 1, lastSeq: 2, last: { seq: 2 } })
})

test('an own message is not unread, and is no longer being sent', () => {
  const sending = [
    {
      id: 'message 1',
      uid: 'me',
      conversationId: 'one',
      text: 'x',
      isConfirmed: false,
      at: 1,
      isFailed: false,
      percent: null,
      refusal: null,
    },
  ]
  const state = after([listed(conversation('one')), { what: 'sending', sending }, said(1, { isOwn: true })])
  expect(state.conversations.one?.unread).toBe(0)
  expect(state.sending).toEqual([])
})

test('a last message that is changed or taken back changes in the list, too', () => {
  const state = after([listed(conversation('one')), said(1), said(1, { text: '', isTakenBack: true })])
  expect(state.conversations.one).toMatchObject({ unread: 1, last: { isTakenBack: true, text: '' } })
})

test('marks never go back', () => {
  const marks = (own: number, read: number): TalkChange => ({
    what: 'marks',
    conversationId: 'one',
    marks: { own: { readUpTo: own }, other: { deliveredUpTo: read, readUpTo: read } },
  })
  const state = after([listed(conversation('one')), said(1), said(2), said(3), marks(2, 3), marks(1, 1)])
  expect(state.conversations.one).toMatchObject({
    unread: 1,
    own: { readUpTo: 2 },
    other: { readUpTo: 3, deliveredUpTo: 3 },
  })
})

test('each list shows its own, and an open conversation stays in the unread ones', () => {
  const state = after([
    listed(
      conversation('one', { unread: 1 }),
      conversation('two', { isStarred: true }),
      conversation('three', { isArchived: true, unread: 2 }),
    ),
  ])
  const ids = (filter: Parameters<typeof conversationsIn>[1], open: string | null = null) =>
    conversationsIn(state, filter, open)
      .map(({ id }) => id)
      .sort()
  expect(ids('all')).toEqual(['one', 'two'])
  expect(ids('unread')).toEqual(['one'])
  expect(ids('unread', 'two')).toEqual(['one', 'two'])
  expect(ids('starred')).toEqual(['two'])
  expect(ids('archived')).toEqual(['three'])
})

test('what is older than the loaded part of a list is left out of it', () => {
  const page = { items: [conversation('one', { updatedAt: at(9) })], nextCursor: 'more' }
  const state = after([
    { what: 'listed', filter: 'all', page, isMore: false },
    { what: 'conversation', conversation: conversation('old', { updatedAt: at(1) }) },
  ])
  expect(conversationsIn(state, 'all', null).map(({ id }) => id)).toEqual(['one'])
  const rest = { items: [conversation('last', { updatedAt: at(0) })], nextCursor: null }
  const whole = after(
    [
      { what: 'listed', filter: 'all', page: rest, isMore: true },
      { what: 'listed', filter: 'all', page, isMore: false },
    ],
    state,
  )
  expect(conversationsIn(whole, 'all', null).map(({ id }) => id)).toEqual(['one', 'old', 'last'])
})
