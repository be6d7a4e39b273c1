import { beforeEach, expect, jest, test } from '@jest/globals'
import { pendingRecords, queueDecision } from './decision-records'
import { allDisabled, allEnabled } from './preference'
import { type KeyStorage, subjectKey } from './storage'

type Sent = {
  readonly body: { readonly decision: string; readonly subjectKey: string }
  readonly headers: { readonly 'Idempotency-Key': string }
}

const post = jest.fn<(path: string, sent: Sent) => Promise<{ response: { status: number } }>>()
jest.unstable_mockModule('@/lib/api/browser', () => ({ jobPost: { POST: post } }))
const { sendDecisions } = await import('./send-decisions')

const answer = (status: number) => post.mockResolvedValueOnce({ response: { status } })

let entries: Map<string, string>
let local: KeyStorage
beforeEach(() => {
  post.mockReset()
  entries = new Map()
  local = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
})

const sent = () => post.mock.calls.map(([, { body }]) => body.decision)
const waiting = () => pendingRecords(local).map(({ decision }) => decision)

test('decisions are sent oldest first, each once, under one random subject key', async () => {
  queueDecision(local, 'accept_all', allEnabled)
  queueDecision(local, 'reject_all', allDisabled)
  const ids = pendingRecords(local).map(({ id }) => id)
  answer(201)
  answer(201)
  await Promise.all([sendDecisions(local), sendDecisions(local)])
  expect(sent()).toEqual(['accept_all', 'reject_all'])
  expect(post.mock.calls.map(([, { headers }]) => headers['Idempotency-Key'])).toEqual(ids)
  expect(new Set(post.mock.calls.map(([, { body }]) => body.subjectKey))).toEqual(
    new Set([entries.get(subjectKey)]),
  )
  expect(waiting()).toEqual([])
})

test.each([408, 409, 425, 429, 500, 503])('after %i it stays queued and keeps its key', async (status) => {
  queueDecision(local, 'accept_all', allEnabled)
  queueDecision(local, 'reset', allDisabled)
  answer(status)
  await sendDecisions(local)
  expect(sent()).toEqual(['accept_all'])
  expect(waiting()).toEqual(['accept_all', 'reset'])
  const [first] = post.mock.calls
  answer(201)
  answer(201)
  await sendDecisions(local)
  expect(post.mock.calls[1]).toEqual(first)
  expect(waiting()).toEqual([])
})

test('what the server will never take is dropped', async () => {
  queueDecision(local, 'accept_all', allEnabled)
  answer(422)
  await sendDecisions(local)
  expect(waiting()).toEqual([])
})

test('a decision made while another is on its way is not lost', async () => {
  queueDecision(local, 'accept_all', allEnabled)
  post.mockImplementationOnce(async () => {
    queueDecision(local, 'reject_all', allDisabled)
    return { response: { status: 201 } }
  })
  await sendDecisions(local)
  expect(waiting()).toEqual(['reject_all'])
})

test('a subject key that is none is replaced', async () => {
  entries.set(subjectKey, 'somchai@example.com')
  queueDecision(local, 'accept_all', allEnabled)
  answer(201)
  await sendDecisions(local)
  expect(entries.get(subjectKey)).toMatch(/^[\da-f-]{36}$/)
})
