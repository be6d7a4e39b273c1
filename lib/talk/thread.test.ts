import { expect, test } from '@jest/globals'
import type { Message } from './talk'
import { leavesGap, threadItems, wayOf, withLatest, withNewer, withOlder } from './thread'

const message = (seq: number, changes: Partial<Message> = {}): Message => ({
  id: `message ${seq}`,
  seq,
  isOwn: false,
  authorName: null,
  text: `ข้อความ ${seq}`,
  attachment: null,
  at: new Date(Date.UTC(2026, 10, 26, 3, seq)).toISOString(),
  editedAt: null,
  isTakenBack: false,
  warnings: [],
  ...changes,
})
const page = (...seqs: number[]) => ({ items: seqs.map((seq) => message(seq)), hasMore: seqs[0] !== 1 })
const seqs = ({ items }: { items: readonly Message[] }) => items.map(({ seq }) => seq)

test('older messages come before, and the same ones are not repeated', () => {
  const thread = withOlder(page(4, 5), page(1, 2, 3, 4))
  expect(seqs(thread)).toEqual([1, 2, 3, 4, 5])
  expect(thread.hasMore).toBe(false)
})

test('a changed message takes the place of the one before', () => {
  const thread = withNewer(page(1, 2), [message(1, { text: 'แก้แล้ว' })])
  expect(thread.items[0]?.text).toBe('แก้แล้ว')
  expect(seqs(thread)).toEqual([1, 2])
})

test('a gap is noticed, and asking for the latest leaves none', () => {
  expect(leavesGap(page(1, 2), message(3))).toBe(false)
  expect(leavesGap(page(1, 2), message(4))).toBe(true)
  expect(seqs(withLatest(page(1, 2), page(3, 4)))).toEqual([1, 2, 3, 4])
  expect(seqs(withLatest(page(1, 2), page(8, 9)))).toEqual([8, 9])
  expect(withLatest(page(1, 2), page(8, 9)).hasMore).toBe(true)
})

test('days, what was not read, and groups of one writer', () => {
  const messages = [
    message(1),
    message(2),
    message(3, { isOwn: true }),
    message(4, { at: '2026-11-26T17:30:00.000Z' }),
    message(5, { at: '2026-11-26T17:31:00.000Z' }),
  ]
  const items = threadItems(messages, [], 5)
  expect(items.map(({ kind }) => kind)).toEqual([
    'day',
    'message',
    'message',
    'message',
    'day',
    'message',
    'unread',
    'message',
  ])
  expect(items.flatMap((item) => (item.kind === 'message' ? [[item.isFirst, item.isLast]] : []))).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    [true, true],
  ])
})

test('what is being sent comes last, until it has arrived', () => {
  const waiting = (id: string) => ({
    id,
    uid: 'me',
    conversationId: 'one',
    text: id,
    isConfirmed: false,
    at: 1,
    isFailed: false,
    percent: null,
    refusal: null,
  })
  const items = threadItems([message(1)], [waiting('message 1'), waiting('message 2')], null)
  expect(items.map(({ key }) => key)).toEqual(['day message 1', 'message 1', 'message 2'])
})

test('how far an own message has come', () => {
  const other = { deliveredUpTo: 4, readUpTo: 2 }
  expect([2, 3, 4, 5].map((seq) => wayOf(message(seq), other))).toEqual([
    'read',
    'delivered',
    'delivered',
    'sent',
  ])
})
