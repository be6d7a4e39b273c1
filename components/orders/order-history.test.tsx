import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { localProblem } from '@/lib/api/problem'
import type { HistoryOrder } from '@/lib/orders/order'
import type * as Requests from '@/lib/orders/requests'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { historyOf, orderToPay, paidByCard } from './testing'

let cancelled: string[]
let refusal: string | null
const requests: Partial<typeof Requests> = {
  cancelOrder: async (id) => {
    if (refusal) return { error: localProblem(refusal), response: { ok: false, status: 503 } as Response }
    cancelled.push(id)
    return { data: { ...orderToPay, state: 'cancelled' }, response: { ok: true } as Response }
  },
}
jest.unstable_mockModule('@/lib/orders/requests', () => requests)
const { OrderHistory } = await import('./order-history')
// Loaded with the press; a test waits for no network.
await import('./cancel-dialog')

beforeEach(() => {
  cancelled = []
  refusal = null
  router.refresh.mockClear()
})

const { states } = messages.orders.history
const refunded = { ...paidByCard, state: 'partly_refunded', refundedSatang: 2_589_60 } as const
const show = (taxReturnedSatang: number) =>
  renderInThai(<OrderHistory canPay orders={[historyOf(refunded, { taxReturnedSatang })]} />)

test('money and withheld tax that went back add up to the whole', () => {
  show(74_70)
  expect(screen.getByText('คืนเงิน ฿2,589.60 · ภาษีที่คืนแล้ว ฿74.70 · รวม ฿2,664.30 · คืนครบแล้ว')).toBeVisible()
  expect(screen.getByText(states.refunded)).toBeVisible()
})

test('a part says how many credits it took, but for what returned a second payment', () => {
  const back = { method: 'provider', at: '2026-11-25T03:00:00Z' } as const
  const part = { ...paidByCard, state: 'partly_refunded', refundedSatang: 600_00 } as const
  const returns = [
    { ...back, amountSatang: 600_00, creditsTaken: 2, isExtra: false },
    { ...back, amountSatang: 2_664_30, creditsTaken: 0, isExtra: true },
  ]
  renderInThai(<OrderHistory canPay orders={[historyOf(part, { returns })]} />)
  expect(screen.getByText('คืนแล้ว ฿600 · หัก 2 เครดิต')).toBeVisible()
})

test('without the tax it is a part', () => {
  show(0)
  expect(screen.getByText('คืนแล้ว ฿2,589.60')).toBeVisible()
  expect(screen.getByText(states.partly_refunded)).toBeVisible()
})

describe('an order that a bank took from', () => {
  const lost = { ...paidByCard, state: 'reversed' } as const
  const invoice = historyOf(lost).documents
  const note = (totalSatang: number) => ({
    id: `note-${totalSatang}`,
    kind: 'credit_note' as const,
    number: 'CN-2569-00003',
    totalSatang,
    issuedAt: '2026-11-26T03:00:00Z',
  })
  const showLost = (changes: Partial<HistoryOrder>) =>
    renderInThai(<OrderHistory canPay orders={[historyOf(lost, changes)]} />)

  test('in part says what was lost, what went back, what is owed, and what stays invoiced', () => {
    const returned = {
      amountSatang: 98_58,
      creditsTaken: 0,
      method: 'provider',
      isExtra: false,
      at: '2026-11-27T03:00:00Z',
    } as const
    showLost({
      bankTookSatang: 1_000_00,
      owedSatang: 500_00,
      returns: [returned],
      documents: [...invoice, note(1_065_72), note(532_86)],
    })
    expect(
      screen.getByText(
        'ธนาคารดึงคืน ฿1,000 จาก ฿2,664.30 · คืนแล้ว ฿98.58 · เราจะคืนให้อีก ฿500 · ใบกำกับภาษีคงเหลือ ฿1,065.72',
      ),
    ).toBeVisible()
  })

  test('wholly says no more than that, where nothing was used', () => {
    showLost({ bankTookSatang: 2_664_30, documents: [...invoice, note(2_664_30)] })
    expect(screen.getByText('ธนาคารดึงคืน ฿2,664.30')).toBeVisible()
  })

  test('after a part was refunded says both once', () => {
    const returned = {
      amountSatang: 600_00,
      creditsTaken: 2,
      method: 'provider',
      isExtra: false,
      at: '2026-11-25T03:00:00Z',
    } as const
    showLost({
      refundedSatang: 600_00,
      bankTookSatang: 2_064_30,
      returns: [returned],
      documents: [...invoice, note(600_00), note(2_064_30)],
    })
    expect(screen.getByText('ธนาคารดึงคืน ฿2,064.30 จาก ฿2,664.30 · คืนแล้ว ฿600')).toBeVisible()
    expect(screen.getAllByText(/คืนแล้ว/)).toHaveLength(1)
  })
})

describe('an order that is not paid', () => {
  const unpaid = (changes: Partial<HistoryOrder>) => historyOf(orderToPay, { documents: [], ...changes })
  const showUnpaid = (changes: Partial<HistoryOrder>, canPay = true) =>
    renderInThai(<OrderHistory canPay={canPay} orders={[unpaid(changes)]} />)
  const cancel = () => screen.queryByRole('button', { name: 'ยกเลิก CR-2569-00042' })
  const toPay = () => screen.queryByRole('link', { name: 'ไปจ่าย' })
  const dialog = () => screen.getByRole('dialog')
  const press = (button: HTMLElement | null) => act(async () => void fireEvent.click(button as HTMLElement))

  test.each<[string, HistoryOrder['attempt'], string]>([
    ['nobody has tried to pay', null, 'ยังไม่จ่าย'],
    ['whose card was declined', { method: 'card', state: 'failed' }, 'บัตรไม่ผ่าน · ยังไม่ได้จ่าย'],
    ['whose code was not made', { method: 'promptpay', state: 'failed' }, 'ยังไม่จ่าย'],
    ['with a code on a screen', { method: 'promptpay', state: 'awaiting_scan' }, 'รอเงินเข้า'],
    ['with a card at its bank', { method: 'card', state: 'requires_action' }, 'รอเงินเข้า'],
  ])('%s, is called so, and can be paid or cancelled', (_which, attempt, words) => {
    showUnpaid({ attempt })
    expect(screen.getByText(words)).toBeVisible()
    const path = attempt?.method === 'card' ? '/payment/callback' : '/payment/promptpay'
    expect(toPay()).toHaveAttribute('href', `${path}?order=order-1`)
    expect(cancel()).toBeVisible()
  })

  test('of which staff look at a charge is not called declined, and is neither paid nor cancelled', () => {
    showUnpaid({ attempt: { method: 'card', state: 'failed' }, isInReview: true })
    expect(screen.getByText(states.in_review)).toBeVisible()
    expect(toPay()).toBeNull()
    expect(cancel()).toBeNull()
  })

  test('is cancelled by nobody who only looks', () => {
    showUnpaid({ attempt: { method: 'card', state: 'failed' } }, false)
    expect(cancel()).toBeNull()
  })

  test('is cancelled in its place after a question, and the list is read again', async () => {
    showUnpaid({ attempt: { method: 'card', state: 'failed' } })
    await press(cancel())
    expect(dialog()).toHaveTextContent('ยกเลิกคำสั่งซื้อ CR-2569-00042 ไหม')
    expect(dialog()).toHaveTextContent(messages.orders.pay.cancelling.aboutListed)
    await press(within(dialog()).getByRole('button', { name: messages.orders.pay.cancelling.keep }))
    expect(cancelled).toEqual([])
    await press(cancel())
    await press(within(dialog()).getByRole('button', { name: messages.orders.pay.cancel }))
    expect(cancelled).toEqual(['order-1'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.refresh).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { name: 'CR-2569-00042' })).toHaveFocus()
  })

  test('says why it is not cancelled', async () => {
    refusal = 'unavailable'
    showUnpaid({})
    await press(cancel())
    await press(within(dialog()).getByRole('button', { name: messages.orders.pay.cancel }))
    expect(within(dialog()).getByRole('alert')).toBeVisible()
  })
})

test.each(['fulfilled', 'cancelled', 'expired'] as const)('an order that is %s is not cancelled', (state) => {
  renderInThai(<OrderHistory canPay orders={[historyOf({ ...orderToPay, state })]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
