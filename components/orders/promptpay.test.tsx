import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { type Order, stageOf } from '@/lib/orders/order'
import type * as Requests from '@/lib/orders/requests'
import { hearServerTime } from '@/lib/orders/server-clock'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { orderToPay } from './testing'

const texts = messages.orders.pay
const start = new Date('2026-11-25T03:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()

const payment = {
  id: 'pay-1',
  method: 'promptpay',
  state: 'awaiting_scan',
  expiresAt: at(15),
  card: null,
  authorizeAddress: null,
  failure: null,
  checkedAt: at(0),
} as const
const waiting: Order = {
  ...orderToPay,
  withholdingSatang: 74_70,
  payableUntil: at(7 * 24 * 60),
  payment,
}
const paid: Order = {
  ...waiting,
  state: 'fulfilled',
  paidAt: at(1),
  creditsExpireAt: at(90 * 24 * 60),
  payment: { ...payment, state: 'successful' },
}
const over: Order = { ...waiting, state: 'expired', canAsk: true, payment: { ...payment, state: 'expired' } }

let answer: Order
let isDown: boolean
/** How far the browser's clock is ahead of the server's, in minutes. */
let isAhead: number
let checks: number
/** What the next question is answered with, once: one under way holds up what the provider says. */
let older: Order | null
let keys: string[]
let refusal: string | null

/** As much of a response as is read; jsdom has none. */
const responseOf = (status: number) => ({ ok: status < 300, status }) as Response

const requests: Partial<typeof Requests> = {
  checkOrder: async () => {
    checks += 1
    if (isDown) throw new ProblemError(localProblem('unavailable'))
    hearServerTime(new Date(Date.now() - isAhead * 60_000).toUTCString())
    const first = older
    older = null
    return first ?? answer
  },
  askForCode: async (_orderId, key) => {
    keys.push(key)
    if (refusal) return { error: localProblem(refusal), response: responseOf(503) }
    answer = { ...waiting, payment: { ...payment, id: 'pay-2', expiresAt: at(40) } }
    return { response: responseOf(200) }
  },
  cancelOrder: async () => {
    if (refusal) return { error: localProblem(refusal), response: responseOf(503) }
    answer = { ...waiting, state: 'cancelled', payment: { ...payment, state: 'expired' } }
    return { data: answer, response: responseOf(200) }
  },
}
jest.unstable_mockModule('@/lib/orders/requests', () => requests)
const { PromptPay } = await import('./promptpay')
// Loaded with the press; a test waits for no network.
await import('./cancel-dialog')
// It loads while a payment is waited for; here it is there already.
await import('./paid-order')

/** Whether the web itself answers; that the bank and the stream are heard says nothing of it. */
let isReached: boolean
let visibility: DocumentVisibilityState
beforeEach(() => {
  jest.useFakeTimers({ now: start })
  isReached = true
  Object.assign(globalThis, {
    fetch: async () => {
      if (!isReached) throw new TypeError('Failed to fetch')
      return responseOf(200)
    },
  })
  answer = waiting
  isDown = false
  isAhead = 0
  checks = 0
  older = null
  keys = []
  refusal = null
  visibility = 'visible'
  router.refresh.mockClear()
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'fetch')
  Reflect.deleteProperty(document, 'visibilityState')
})

/** Lets time pass in steps, because the page is drawn again with each second of its countdown. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 500)))
  }
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(50)
}
async function show(order: Order = waiting, changes: Partial<Parameters<typeof PromptPay>[0]> = {}) {
  answer = order
  renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PromptPay
        takesCards={false}
        order={order}
        canPay
        available={8}
        history={null}
        seller="บริษัท พาร์ทิม จำกัด"
        next={null}
        {...changes}
      />
    </SWRConfig>,
  )
  await pass(50)
}

describe('the code', () => {
  test('is shown with its amount, order, payee and the time that is left', async () => {
    await show()
    expect(
      screen.getByRole('img', { name: 'คิวอาร์พร้อมเพย์ ยอด ฿2,664.30 คำสั่งซื้อ CR-2569-00042' }),
    ).toHaveAttribute('src', '/api/orders/order-1/code?payment=pay-1')
    expect(screen.getByText('จ่ายให้ บริษัท พาร์ทิม จำกัด')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('15:00 นาที')
    await pass(61_000)
    expect(screen.getByRole('timer')).toHaveTextContent('13:59 นาที')
  })

  test('that cannot be loaded is loaded again', async () => {
    await show()
    fireEvent.error(screen.getByRole('img', { name: /^คิวอาร์/ }))
    expect(screen.getByText(texts.codeFailed)).toBeVisible()
    await press(texts.codeAgain)
    expect(screen.getByRole('img', { name: /^คิวอาร์/ })).toHaveAttribute(
      'src',
      expect.stringContaining('load=1'),
    )
  })

  test('gives way to a new one of the same order when its time is over', async () => {
    await show()
    answer = over
    await pass(15 * 60_000 + 1_000)
    expect(screen.queryByRole('img', { name: /^คิวอาร์/ })).toBeNull()
    expect(screen.getByRole('heading', { name: texts.over.title })).toBeVisible()
    await press(texts.renew)
    expect(keys).toEqual(['renew-pay-1'])
    expect(screen.getByRole('img', { name: /^คิวอาร์/ })).toHaveAttribute(
      'src',
      expect.stringContaining('pay-2'),
    )
  })

  test('that cannot be had is asked for again as the same one', async () => {
    refusal = 'unavailable'
    await show({ ...waiting, canAsk: true, payment: { ...payment, state: 'failed' } })
    expect(screen.getByText(texts.failed.about)).toBeVisible()
    await press(texts.renew)
    await press(texts.renew)
    expect(screen.getByRole('alert')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  })
})

describe.each([
  ['fast', 20],
  ['slow', -20],
])('with a clock of the browser that is %s', (_how, minutes) => {
  beforeEach(() => {
    isAhead = minutes
    jest.setSystemTime(start.getTime() + minutes * 60_000)
  })

  test('the code is shown for the time that the server gives it, and no longer', async () => {
    await show()
    expect(screen.getByRole('img', { name: /^คิวอาร์/ })).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('15:00 นาที')
    answer = over
    await pass(15 * 60_000 + 1_000)
    expect(screen.getByRole('heading', { name: texts.over.title })).toBeVisible()
    await press(texts.renew)
    expect(screen.getByRole('timer')).toHaveTextContent('24:59 นาที')
  })

  test('the provider’s answer counts as fresh', async () => {
    await show()
    await press(texts.paidAlready)
    expect(screen.getByRole('alert')).toHaveTextContent('ตรวจล่าสุด 10:00:00 น.')
  })
})

describe('waiting', () => {
  test('asks every few seconds while the page is visible, and not while it is hidden', async () => {
    await show()
    const before = checks
    await pass(12_500)
    expect(checks - before).toBe(3)
    visibility = 'hidden'
    fireEvent(document, new Event('visibilitychange'))
    const hidden = checks
    await pass(60_000)
    expect(checks).toBe(hidden)
  })

  test('shows what the money brought, and stops asking', async () => {
    await show(waiting, { next: '/job-posting/w' })
    answer = paid
    await pass(4_500)
    const told = screen.getByRole('heading', { level: 1, name: 'ได้ 5 เครดิตแล้ว' })
    expect(told).toBeVisible()
    expect(told.closest('[tabindex]')).toHaveFocus()
    expect(screen.getByText('CR-2569-00042')).toBeVisible()
    expect(screen.getByRole('link', { name: texts.paid.toPost })).toHaveAttribute('href', '/job-posting/w')
    expect(router.refresh).toHaveBeenCalledTimes(1)
    const done = checks
    await pass(30_000)
    expect(checks).toBe(done)
  })

  test('keeps the page when the network goes as the money comes, and asks for the rest when it is back', async () => {
    await show()
    isReached = false
    answer = paid
    await pass(4_500)
    expect(screen.getByRole('heading', { level: 1, name: 'ได้ 5 เครดิตแล้ว' })).toBeVisible()
    // The credits that the page knows are those of before.
    expect(screen.getByText(/^ใช้ได้ถึง/)).toBeVisible()
    await pass(60_000)
    expect(router.refresh).not.toHaveBeenCalled()
    isReached = true
    fireEvent(window, new Event('online'))
    await pass(50)
    expect(router.refresh).toHaveBeenCalledTimes(1)
    await pass(60_000)
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })

  test('without an answer says so, and goes on', async () => {
    await show()
    isDown = true
    await pass(4_500)
    expect(screen.getByText(texts.unheard, { exact: false })).toBeVisible()
    isDown = false
    answer = paid
    await pass(8_500)
    expect(screen.getByRole('heading', { level: 1, name: 'ได้ 5 เครดิตแล้ว' })).toBeVisible()
  })
})

describe('who has paid and sees nothing', () => {
  test('has the provider asked at once, and reads when it answered', async () => {
    await show()
    answer = { ...waiting, payment: { ...payment, checkedAt: new Date(Date.now() - 1_000).toISOString() } }
    await press(texts.paidAlready)
    expect(screen.getByRole('alert')).toHaveTextContent('ตรวจล่าสุด 09:59:59 น.')
  })

  test('is not told that nobody answers while another question is under way', async () => {
    await show({ ...waiting, payment: { ...payment, checkedAt: null } })
    older = answer
    answer = { ...waiting, payment: { ...payment, checkedAt: new Date().toISOString() } }
    await press(texts.paidAlready)
    expect(screen.getByRole('alert')).toHaveTextContent('ตรวจล่าสุด 10:00:00 น.')
  })

  test('is told without a network that nobody was asked, until there is one', async () => {
    await show()
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press(texts.paidAlready)
    expect(screen.getByRole('alert')).toHaveTextContent(texts.askedOffline)
    onLine.mockRestore()
    fireEvent(window, new Event('online'))
    await pass(50)
    expect(screen.queryByText(texts.askedOffline)).toBeNull()
  })

  test('is told when the provider does not answer', async () => {
    await show({ ...waiting, payment: { ...payment, checkedAt: at(-10) } })
    await press(texts.paidAlready)
    expect(screen.getByRole('alert')).toHaveTextContent(texts.askedInVain)
  })

  test('finds the credit where it has arrived, also after the time of the code', async () => {
    await show(over)
    answer = paid
    await press(texts.paidAlready)
    expect(screen.getByRole('heading', { level: 1, name: 'ได้ 5 เครดิตแล้ว' })).toBeVisible()
  })
})

describe('who does not want to pay', () => {
  const dialog = () => screen.getByRole('dialog')
  const confirm = async () => {
    fireEvent.click(within(dialog()).getByRole('button', { name: texts.cancel }))
    await pass(50)
  }

  test('is asked once, because the code may just have been scanned', async () => {
    await show()
    await press(texts.cancel)
    expect(dialog()).toHaveTextContent(texts.cancelling.about)
    fireEvent.click(within(dialog()).getByRole('button', { name: texts.cancelling.keep }))
    await pass(50)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('timer')).toBeVisible()
  })

  test('finds it paid if it was, before they have answered', async () => {
    await show()
    await press(texts.cancel)
    answer = paid
    await pass(4_500)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'ได้ 5 เครดิตแล้ว' })).toBeVisible()
  })

  test('reads nothing of paying any more once it is cancelled', async () => {
    await show()
    expect(screen.getByText(texts.atOnce)).toBeVisible()
    await press(texts.cancel)
    await confirm()
    expect(screen.getByRole('heading', { level: 1, name: texts.titleOver })).toBeVisible()
    const { total } = messages.orders.buy
    for (const said of [texts.atOnce, texts.waiting, texts.withholding, total]) {
      expect(screen.queryByText(said)).toBeNull()
    }
  })

  test('cancels, and is led to the packages', async () => {
    await show()
    await press(texts.cancel)
    await confirm()
    expect(screen.getByRole('heading', { name: texts.cancelled.title })).toBeVisible()
    expect(screen.getByRole('link', { name: texts.cancelled.action })).toHaveAttribute(
      'href',
      '/credit-package',
    )
  })

  test('is told why it is not cancelled', async () => {
    refusal = 'unavailable'
    await show()
    await press(texts.cancel)
    await confirm()
    expect(within(dialog()).getByRole('alert')).toBeVisible()
    expect(screen.getByRole('timer')).toBeVisible()
  })
})

test('a charge that is not what was asked for is looked at by staff before anybody pays again', async () => {
  const strange: Order = { ...waiting, payment: { ...payment, state: 'failed', failure: 'strange_charge' } }
  await show({ ...strange, isInReview: true })
  expect(screen.getByText(texts.in_review.about)).toBeVisible()
  for (const name of [texts.renew, texts.cancel]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('it is not said to have taken nothing once the order can be paid again', async () => {
  await show({
    ...waiting,
    canAsk: true,
    payment: { ...payment, state: 'failed', failure: 'strange_charge' },
  })
  expect(screen.getByText(messages.orders.card.failures.strange_charge)).toBeVisible()
  expect(screen.getByRole('button', { name: texts.renew })).toBeEnabled()
})

test('a code that gave way to a card says so, and leads to it', async () => {
  await show({ ...waiting, payment: { ...payment, method: 'card', state: 'requires_action' } })
  expect(screen.getByRole('heading', { name: texts.by_card.title })).toBeVisible()
  expect(screen.queryByText(texts.over.title)).toBeNull()
  expect(screen.getByRole('link', { name: texts.by_card.action })).toHaveAttribute(
    'href',
    `/payment/callback?order=${waiting.id}`,
  )
  expect(screen.getByRole('button', { name: texts.renew })).toBeEnabled()
})

test('who may only look sees the state and no button', async () => {
  await show(over, { canPay: false })
  expect(screen.getByText(texts.lookOnly)).toBeVisible()
  for (const name of [texts.renew, texts.cancel, texts.paidAlready]) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

test.each<[string, Partial<Order>, ReturnType<typeof stageOf>]>([
  ['a code to scan', {}, 'scan'],
  ['no code yet', { payment: { ...payment, state: 'created' } }, 'preparing'],
  ['a code whose time is over', { payment: { ...payment, expiresAt: at(-1) } }, 'over'],
  ['an ended code', { state: 'expired', canAsk: true, payment: { ...payment, state: 'expired' } }, 'over'],
  ['a refused payment', { canAsk: true, payment: { ...payment, state: 'failed' } }, 'failed'],
  ['no payment', { state: 'pending', canAsk: true, payment: null }, 'failed'],
  ['a card at its bank', { payment: { ...payment, method: 'card', state: 'requires_action' } }, 'by_card'],
  [
    'a card that nobody confirmed',
    { canAsk: true, payment: { ...payment, method: 'card', state: 'expired' } },
    'failed',
  ],
  ['a strange charge', { isInReview: true, payment: { ...payment, state: 'failed' } }, 'in_review'],
  ['another code after a strange charge', { isInReview: true }, 'scan'],
  [
    'a strange charge and no time left',
    { isInReview: true, state: 'expired', payment: { ...payment, state: 'failed' } },
    'in_review',
  ],
  ['too late', { state: 'expired', payment: { ...payment, state: 'expired' } }, 'too_old'],
  ['cancelled', { state: 'cancelled' }, 'cancelled'],
  ['paid', { state: 'fulfilled' }, 'paid'],
])('an order with %s is %s', (_what, changes, stage) => {
  expect(stageOf({ ...waiting, ...changes }, start)).toBe(stage)
})
