import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { localProblem } from '@/lib/api/problem'
import type * as Navigate from '@/lib/navigation/navigate'
import type { Order } from '@/lib/orders/order'
import { type PaymentPlace, topupPlace } from '@/lib/orders/place'
import type * as Requests from '@/lib/orders/requests'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import type { CardPaymentProps } from './card-form'
import { confirmingOrder, historyOf, paidByCard } from './testing'

const texts = messages.orders.card
const failedPayment = {
  ...confirmingOrder.payment,
  state: 'failed',
  failure: 'insufficient_fund',
  authorizeAddress: null,
} as const
const failed: Order = { ...confirmingOrder, canAsk: true, payment: failedPayment }

let now: Order
/** What a charge makes of the order; the page asks for it at any time. */
let afterCharge: Order | null
let charged: { instead: string | undefined; place: string; isBare: boolean }[]
let codes: string[]
let refusal: string | null
let left: string[]
const responseOf = (status: number) => ({ ok: status < 300, status }) as Response

const requests: Partial<typeof Requests> = {
  checkOrder: async () => now,
  readOrder: async () => now,
  askForCard: async ({ instead, place }) => {
    charged.push({ instead, place: place.name, isBare: place.isBare })
    if (refusal) return { error: localProblem(refusal), response: responseOf(409) }
    if (afterCharge) now = afterCharge
    return { response: responseOf(201) }
  },
  askForCode: async (orderId, key, from) => {
    codes.push(`${orderId} ${key} ${from}`)
    if (refusal) return { error: localProblem(refusal), response: responseOf(409) }
    return { response: responseOf(201) }
  },
}
const navigation: Partial<typeof Navigate> = {
  navigateTo: (to) => {
    left.push(to)
  },
}
jest.unstable_mockModule('@/lib/orders/requests', () => requests)
jest.unstable_mockModule('@/lib/navigation/navigate', () => navigation)
/** Stands for the card's own form, which has its own test: a press pays. */
const PressToPay = ({ onPay, problem, busy, refused }: CardPaymentProps) => (
  <>
    {refused && <p>{`${refused.field} of ${refused.payment}`}</p>}
    {problem && <p role="alert">{problem.code}</p>}
    <button type="button" disabled={busy} onClick={() => void onPay({ token: 'tokn_1', remember: false })}>
      จ่าย
    </button>
  </>
)
jest.unstable_mockModule('./card-payment', () => ({ CardPayment: PressToPay }))
const { CardResult } = await import('./card-result')
const { PlaceContext } = await import('./place')

beforeEach(() => {
  charged = []
  codes = []
  left = []
  refusal = null
  afterCharge = null
  router.push.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

const access = { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' }
type Shown = { canPay?: boolean; place?: PaymentPlace; takesCards?: boolean }

async function show(order: Order, { canPay = true, place, takesCards = true }: Shown = {}) {
  now = order
  const result = (
    <CardResult
      order={order}
      canPay={canPay}
      available={8}
      history={historyOf(order)}
      access={takesCards ? access : null}
      next={null}
    />
  )
  renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      {place ? <PlaceContext value={place}>{result}</PlaceContext> : result}
    </SWRConfig>,
  )
  await act(async () => undefined)
}
const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.getByRole('heading', { level: 1, name })

describe('an order that waits for the bank', () => {
  test('leads back to the bank, and offers other ways when asked', async () => {
    await show(confirmingOrder)
    expect(heading(texts.stages.confirm)).toBeVisible()
    await userEvent.click(button(texts.toBank))
    expect(left).toEqual(['https://pay.example/authorize/1'])
    expect(screen.queryByRole('button', { name: 'จ่าย' })).toBeNull()
    await userEvent.click(button(texts.other))
    expect(button('จ่าย')).toBeEnabled()
  })

  test('becomes paid by itself, without a press', async () => {
    jest.useFakeTimers()
    await show(confirmingOrder)
    now = paidByCard
    await act(() => jest.advanceTimersByTimeAsync(4_500))
    expect(heading('ได้ 5 เครดิตแล้ว')).toBeVisible()
  })

  test('leads to the bank once, when the answer to the payment comes late', async () => {
    jest.useFakeTimers()
    const { payment } = confirmingOrder
    await show({ ...confirmingOrder, payment: { ...payment, state: 'created', authorizeAddress: null } })
    expect(heading(texts.stages.sending)).toBeVisible()
    now = confirmingOrder
    await act(() => jest.advanceTimersByTimeAsync(4_500))
    await act(() => jest.advanceTimersByTimeAsync(4_500))
    expect(left).toEqual(['https://pay.example/authorize/1'])
  })
})

describe('a declined card', () => {
  test.each([
    ['invalid_security_code', 'code of pay-1'],
    ['invalid_account_number', 'number of pay-1'],
  ] as const)('(%s) says at which field', async (failure, said) => {
    await show({ ...failed, payment: { ...confirmingOrder.payment, state: 'failed', failure } })
    expect(screen.getByText(said)).toBeVisible()
  })

  test('says that nothing was taken and why, with the card that was used', async () => {
    await show(failed)
    expect(screen.getByRole('alert')).toHaveTextContent(texts.notTaken)
    expect(screen.getByText(texts.failures.insufficient_fund)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Visa\s••••\s4242/)
  })

  test('gives way to another card of the same order, which leads to its bank', async () => {
    await show(failed)
    afterCharge = confirmingOrder
    await userEvent.click(button('จ่าย'))
    await waitFor(() => expect(left).toEqual(['https://pay.example/authorize/1']))
    expect(charged).toEqual([{ instead: 'pay-1', place: 'member', isBare: false }])
  })

  test('brings the answer to another try to who pressed further down', async () => {
    await show(failed)
    const nothingTaken = screen.getByText(texts.notTaken)
    expect(nothingTaken.closest('[tabindex]')).not.toHaveFocus()
    afterCharge = {
      ...failed,
      payment: { ...failedPayment, id: 'payment-2', failure: 'payment_rejected' },
    }
    await userEvent.click(button('จ่าย'))
    expect(await screen.findByText(texts.failures.payment_rejected)).toBeVisible()
    expect(screen.getByText(texts.notTaken).closest('[tabindex]')).toHaveFocus()
  })

  test('says why another try was not taken, and can be tried again', async () => {
    await show(failed)
    refusal = 'card_gone'
    await userEvent.click(button('จ่าย'))
    expect(await screen.findByText('card_gone')).toBeVisible()
    refusal = null
    await userEvent.click(button('จ่าย'))
    expect(charged).toHaveLength(2)
  })

  test('gives way to a code, once however often it is pressed', async () => {
    await show(failed)
    await userEvent.click(button(texts.promptPayInstead))
    expect(codes).toEqual(['order-1 code-pay-1 member'])
    expect(router.push).toHaveBeenCalledWith('/payment/promptpay?order=order-1')
  })

  test('offers a code alone where cards are not taken any more', async () => {
    await show(failed, { takesCards: false })
    expect(screen.queryByRole('button', { name: 'จ่าย' })).toBeNull()
    expect(button(texts.promptPayInstead)).toBeEnabled()
  })

  test('offers nothing to who only looks', async () => {
    await show(failed, { canPay: false })
    expect(screen.getByText(messages.orders.pay.lookOnly)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a card that was confirmed after its order went on to a code took nothing, and leads there', async () => {
  const { payment } = confirmingOrder
  await show({ ...confirmingOrder, payment: { ...payment, method: 'promptpay', state: 'awaiting_scan' } })
  expect(screen.getByText(texts.codeWaits.about)).toBeVisible()
  expect(screen.getByRole('link', { name: texts.codeWaits.action })).toHaveAttribute(
    'href',
    `/payment/promptpay?order=${confirmingOrder.id}`,
  )
})

describe('a charge that is not what was asked for', () => {
  const strange: Order = {
    ...failed,
    payment: { ...confirmingOrder.payment, state: 'failed', failure: 'strange_charge' },
  }

  test('is looked at by staff before anybody pays again', async () => {
    await show({ ...strange, canAsk: false, isInReview: true })
    expect(heading(messages.orders.pay.in_review.title)).toBeVisible()
    expect(screen.getByText(messages.orders.pay.in_review.about)).toBeVisible()
    expect(screen.queryByText(texts.notTaken)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is not said to have taken nothing once the order can be paid again', async () => {
    await show(strange)
    expect(screen.getByText(texts.failures.strange_charge)).toBeVisible()
    expect(screen.queryByText(texts.notTaken)).toBeNull()
    expect(button('จ่าย')).toBeEnabled()
  })
})

test('an order whose time is over leads to a new one', async () => {
  await show({ ...failed, canAsk: false, state: 'expired' })
  expect(heading(messages.orders.pay.too_old.title)).toBeVisible()
  expect(screen.getByRole('link', { name: messages.orders.pay.too_old.action })).toHaveAttribute(
    'href',
    '/credit-package',
  )
})

test('inside a phone app everything stays in its screens', async () => {
  await show(failed, { place: topupPlace('topup') })
  expect(screen.getByRole('link', { name: messages.orders.pay.back })).toHaveAttribute(
    'href',
    '/employer/payment/topup',
  )
  await userEvent.click(button('จ่าย'))
  expect(charged).toEqual([{ instead: 'pay-1', place: 'topup', isBare: true }])
  await userEvent.click(button(texts.promptPayInstead))
  expect(codes).toEqual(['order-1 code-pay-1 topup'])
  expect(router.push).toHaveBeenCalledWith('/employer/payment/topup?order=order-1')
})
