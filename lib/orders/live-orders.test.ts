import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { type LiveLimits, LiveOrders, type OrderMessage, type OrderQuestions } from './live-orders'
import type { Order } from './order'

const limits: LiveLimits = {
  paceMs: 1_000,
  providerMs: 20_000,
  heartbeatMs: 10_000,
  lifeMs: 600_000,
  perPerson: 3,
  inAll: 250,
}

const waiting = {
  id: 'order-1',
  number: 'CR-2569-00001',
  state: 'awaiting_payment',
  payment: { id: 'pay-1', state: 'awaiting_scan' },
} as Order
const paid = { ...waiting, state: 'fulfilled', payment: { ...waiting.payment, state: 'successful' } } as Order

let answer: Order | Error
let asked: string[]
let marksAsked: (readonly string[])[]
/** Sessions that may not see the order any more. */
let refused: Set<string>
let live: LiveOrders
beforeEach(() => {
  jest.useFakeTimers()
  answer = waiting
  asked = []
  marksAsked = []
  refused = new Set()
  const questions: OrderQuestions = {
    async marks(numbers) {
      marksAsked.push(numbers)
      if (answer instanceof Error) throw answer
      return new Map(numbers.map((number) => [number, JSON.stringify(answer)]))
    },
    async order(session, _orderId, how) {
      asked.push(`${session} ${how}`)
      if (refused.has(session)) throw new ProblemError({ ...localProblem('session_revoked'), status: 401 })
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  live = new LiveOrders(questions, limits)
})
afterEach(() => {
  jest.useRealTimers()
})

/** Somebody who watches, with what they got. */
function watch(session: string, uid = session) {
  const got: OrderMessage[] = []
  let isEnded = false
  const stop = live.watch(waiting, {
    uid,
    session,
    send: (message) => got.push(message),
    end: () => {
      isEnded = true
    },
  })
  return { stop, events: () => got.map(({ event }) => event), last: () => got.at(-1), isEnded: () => isEnded }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('the order is sent at once, and again only when something became of it', async () => {
  const viewer = watch('a')
  expect(viewer.events()).toEqual(['order'])
  await pass(6_000)
  expect(viewer.events()).toEqual(['order'])
  answer = { ...waiting, payment: { ...waiting.payment, checkedAt: '2026-11-25T03:00:00.000Z' } } as Order
  await pass(2_000)
  expect(viewer.events()).toEqual(['order', 'order'])
})

test('200 who watch one order cost as many questions as one', async () => {
  const viewers = Array.from({ length: 200 }, (_, index) => watch(`session-${index}`))
  await pass(60_000)
  // Once at first, and then when the provider is asked, each time in another name.
  expect(asked.map((question) => question.split(' ')[1])).toEqual([
    'state',
    'provider',
    'provider',
    'provider',
  ])
  expect(new Set(asked.map((question) => question.split(' ')[0])).size).toBe(4)
  answer = paid
  await pass(1_000)
  expect(viewers.every((viewer) => viewer.isEnded() && viewer.events().at(-1) === 'over')).toBe(true)
  expect(asked).toHaveLength(5)
  await pass(60_000)
  expect([asked.length, marksAsked.length, live.count]).toEqual([5, 61, 0])
})

test('orders share one question a second, and only one that changed is read again', async () => {
  for (let index = 0; index < 250; index += 1) {
    const order = { ...waiting, id: `order-${index}`, number: `CR-2569-${index}` } as Order
    live.watch(order, { uid: `${index}`, session: `${index}`, send: () => {}, end: () => {} })
  }
  await pass(10_000)
  expect(marksAsked.map(({ length }) => length).slice(0, 2)).toEqual([200, 50])
  expect(marksAsked).toHaveLength(20)
  expect(asked).toHaveLength(250)
})

test('whoever may not see it any more loses the stream, and nobody else does', async () => {
  const [revoked, other] = [watch('revoked'), watch('other')]
  refused.add('revoked')
  await pass(41_000)
  expect([revoked.isEnded(), other.isEnded()]).toEqual([true, false])
  expect(asked.slice(1).every((question) => question.startsWith('other'))).toBe(true)
})

test('while the service does not answer that is said once, and asking goes on', async () => {
  const viewer = watch('a')
  await pass(1_000)
  answer = new ProblemError({ ...localProblem('unavailable'), status: 503 })
  await pass(6_000)
  expect(viewer.events()).toEqual(['order', 'unheard'])
  answer = waiting
  await pass(2_000)
  expect(viewer.events().filter((event) => event !== 'alive')).toEqual(['order', 'unheard', 'order'])
})

test('a silent stream shows that it is alive, and ends after its time', async () => {
  const viewer = watch('a')
  await pass(10_000)
  expect(viewer.events()).toContain('alive')
  await pass(590_000)
  expect(viewer.isEnded()).toBe(true)
  expect(viewer.events()).not.toContain('over')
})

describe('room', () => {
  test('is limited for each person, and comes back', () => {
    const streams = Array.from({ length: 3 }, (_, index) => watch(`session-${index}`, 'person'))
    expect([live.hasRoomFor('person'), live.hasRoomFor('other')]).toEqual([false, true])
    streams[0]?.stop()
    streams[0]?.stop()
    expect(live.hasRoomFor('person')).toBe(true)
    expect(live.count).toBe(2)
  })

  test('is limited in all', () => {
    for (let index = 0; index < 250; index += 1) watch(`session-${index}`)
    expect(live.hasRoomFor('one more')).toBe(false)
  })
})

test('nobody watching, nobody asks', async () => {
  const viewer = watch('a')
  viewer.stop()
  await pass(60_000)
  expect([asked, marksAsked]).toEqual([[], []])
})

test('an order that is paid already is sent, and nothing more', async () => {
  const got: string[] = []
  live.watch(paid, {
    uid: 'a',
    session: 'a',
    send: ({ event }) => got.push(event),
    end: () => got.push('end'),
  })
  expect(got).toEqual(['order', 'over', 'end'])
  await pass(10_000)
  expect(asked).toEqual([])
})

describe('the provider', () => {
  const orders = Array.from(
    { length: 40 },
    (_, at) => ({ ...waiting, id: `order-${at}`, number: `CR-2569-${at}` }) as Order,
  )
  const watchAll = () =>
    orders.forEach((order, at) => {
      live.watch(order, { uid: `u${at}`, session: `s${at}`, send: () => undefined, end: () => undefined })
    })
  const asksOfProvider = () => asked.filter((question) => question.endsWith('provider'))

  test('is asked about a few orders at a time, about each in turn', async () => {
    watchAll()
    await pass(21_000)
    const first = asksOfProvider().length
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(4)
    await pass(20_000)
    expect(new Set(asksOfProvider()).size).toBe(40)
  })

  test('holds up nobody while it does not answer', async () => {
    const questions: OrderQuestions = {
      marks: async (numbers) => new Map(numbers.map((number) => [number, JSON.stringify(answer)])),
      order: async (_session, _id, how) =>
        how === 'provider' ? new Promise<Order>(() => undefined) : (answer as Order),
    }
    live = new LiveOrders(questions, limits)
    const one = watch('anna')
    await pass(21_000)
    answer = paid
    await pass(2_000)
    expect(one.events()).toEqual(expect.arrayContaining(['over']))
    expect(one.isEnded()).toBe(true)
  })
})
