import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Order } from '@/lib/orders/order'
import type * as Requests from '@/lib/orders/requests'
import { hearServerTime } from '@/lib/orders/server-clock'
import { visit } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { orderToPay } from './testing'

/** The payment page with the server's stream of what becomes of the order. */

const texts = messages.orders.pay
const start = new Date('2026-11-25T03:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()
const waiting = {
  ...orderToPay,
  payment: {
    id: 'pay-1',
    method: 'promptpay',
    state: 'awaiting_scan',
    expiresAt: at(15),
    card: null,
    authorizeAddress: null,
    failure: null,
    checkedAt: at(0),
  },
} as const satisfies Order
const paid: Order = {
  ...waiting,
  state: 'fulfilled',
  paidAt: at(1),
  creditsExpireAt: at(100_000),
  payment: { ...waiting.payment, state: 'successful' },
}

/** The browser's event source, with the server's side of it. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 0
  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }
  say(event: string, data: unknown = '') {
    act(() => {
      this.readyState = 1
      this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
    })
  }
  fail(readyState: 0 | 2) {
    act(() => {
      this.readyState = readyState
      this.dispatchEvent(new Event('error'))
    })
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
}
const source = () => {
  const newest = FakeSource.all.at(-1)
  if (!newest) throw new Error('no stream was opened')
  return newest
}

let checks: number
let isSignedOut: boolean
const requests: Partial<typeof Requests> = {
  checkOrder: async () => {
    checks += 1
    if (isSignedOut) throw new ProblemError({ ...localProblem('session_revoked'), status: 401 })
    hearServerTime(new Date().toUTCString())
    return waiting
  },
  askForCode: async () => ({ response: { ok: true, status: 200 } as Response }),
  cancelOrder: async () => ({ data: waiting, response: { ok: true, status: 200 } as Response }),
}
jest.unstable_mockModule('@/lib/orders/requests', () => requests)
const { PromptPay } = await import('./promptpay')

let visibility: DocumentVisibilityState
beforeEach(() => {
  jest.useFakeTimers({ now: start })
  checks = 0
  isSignedOut = false
  visibility = 'visible'
  FakeSource.all = []
  Object.assign(globalThis, { EventSource: FakeSource })
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'EventSource')
  Reflect.deleteProperty(document, 'visibilityState')
})

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 500)))
  }
}
async function show() {
  renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PromptPay
        order={waiting}
        canPay
        available={8}
        history={null}
        seller="บริษัท พาร์ทิม จำกัด"
        next={null}
        takesCards
      />
    </SWRConfig>,
  )
  await pass(50)
}
const see = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('while the server tells, the page does not ask, and shows the payment as soon as it is told', async () => {
  await show()
  expect(source().url).toBe('/api/orders/order-1/changes')
  source().say('order', waiting)
  await pass(500)
  const before = checks
  await pass(9_000)
  source().say('alive')
  await pass(9_000)
  expect(checks).toBe(before)
  source().say('order', paid)
  await pass(50)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ได้ 5 เครดิตแล้ว')
})

test('before the first word, and after a lost connection, the page asks', async () => {
  await show()
  await pass(9_000)
  expect(checks).toBeGreaterThanOrEqual(2)
  source().say('order', waiting)
  await pass(500)
  source().fail(0)
  const before = checks
  await pass(9_000)
  expect(checks).toBeGreaterThanOrEqual(before + 2)
})

test('a stream that is held back on its way is given up', async () => {
  await show()
  source().say('order', waiting)
  await pass(26_000)
  const before = checks
  await pass(9_000)
  expect(source().readyState).toBe(FakeSource.CLOSED)
  expect(checks).toBeGreaterThanOrEqual(before + 2)
  expect(FakeSource.all).toHaveLength(1)
})

test('a refusal is tried again later', async () => {
  await show()
  source().fail(2)
  await pass(59_000)
  expect(FakeSource.all).toHaveLength(1)
  expect(checks).toBeGreaterThan(5)
  await pass(2_000)
  expect(FakeSource.all).toHaveLength(2)
})

test('it is said when the server hears nothing of the payment', async () => {
  await show()
  source().say('unheard')
  await pass(50)
  expect(screen.getByText(texts.unheard, { exact: false })).toBeVisible()
  source().say('order', waiting)
  await pass(50)
  expect(screen.getByText(texts.waitingAbout, { exact: false })).toBeVisible()
})

test('signed out, it leads to signing in and back to the same order, and goes on for who did that elsewhere', async () => {
  visit('/payment/promptpay')
  window.history.replaceState(null, '', '/payment/promptpay?order=order-1')
  await show()
  source().say('order', waiting)
  isSignedOut = true
  source().say('over')
  await pass(9_000)
  expect(screen.getByRole('alert')).toHaveTextContent(texts.signedOut)
  const signIn = screen.getByRole('link', { name: messages.editing.signInAgain })
  expect(new URL(signIn.getAttribute('href') ?? '', 'http://web').searchParams.get('next')).toBe(
    '/payment/promptpay?order=order-1',
  )
  expect(screen.queryByText(texts.unheard, { exact: false })).toBeNull()
  isSignedOut = false
  await pass(9_000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(texts.waitingAbout, { exact: false })).toBeVisible()
})

test('a hidden page has no stream, and opens another one when it is seen', async () => {
  await show()
  see('hidden')
  expect(source().readyState).toBe(FakeSource.CLOSED)
  see('visible')
  expect(FakeSource.all).toHaveLength(2)
})
