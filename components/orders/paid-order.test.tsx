import { describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import type { HistoryOrder, Order } from '@/lib/orders/order'
import { topupPlace } from '@/lib/orders/place'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { PaidOrder } from './paid-order'
import { PlaceContext } from './place'
import { historyOf, paidByCard } from './testing'

const texts = messages.orders.pay.paid

function show(order: Order, history: Partial<HistoryOrder> | null = {}, isBare = false, available = 8) {
  const shown = (
    <PaidOrder
      order={order}
      available={available}
      history={history && historyOf(order, history)}
      next={null}
    />
  )
  renderInThai(isBare ? <PlaceContext value={topupPlace('topup')}>{shown}</PlaceContext> : shown)
}
const onward = (name: string) => screen.getByRole('link', { name })
const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const creditNote = {
  id: 'note-1',
  kind: 'credit_note',
  number: 'CN-2569-00003',
  totalSatang: 532_86,
  issuedAt: '2026-11-26T03:00:00Z',
} as const
const returned = (
  amountSatang: number,
  method: 'provider' | 'bank_transfer',
  isExtra = false,
  creditsTaken = 0,
) => ({
  amountSatang,
  creditsTaken,
  method,
  isExtra,
  at: '2026-11-26T03:00:00Z',
})

describe('what waited for credit', () => {
  test('is said to publish itself only where something waited', () => {
    show({ ...paidByCard, waitingPosts: 2 })
    expect(screen.getByText(/^ประกาศที่รอเครดิต 2 ประกาศ/)).toBeVisible()
    expect(onward(texts.toPending)).toHaveAttribute('href', '/job-posting/pending')
  })

  test('is named once it is published, with what that took, and no credits are said to last', () => {
    const published = { id: 'post-1', title: 'แคชเชียร์', credits: 1 }
    show({ ...paidByCard, waitingPosts: 1 }, { publishedPosts: [published] }, false, 0)
    expect(screen.getByText('แคชเชียร์ เผยแพร่แล้ว ใช้ 1 เครดิต')).toBeVisible()
    expect(screen.getByText(texts.balanceNone)).toBeVisible()
    expect(screen.queryByText(/ใช้ชุดนี้ได้ถึง/)).toBeNull()
    expect(screen.queryByText(/^ประกาศที่รอเครดิต/)).toBeNull()
    expect(onward(texts.toPublished)).toHaveAttribute('href', '/job-posting/post-1')
  })

  test('that still waits is counted beside what is published', () => {
    const published = { id: 'post-1', title: 'แคชเชียร์', credits: 0 }
    show({ ...paidByCard, waitingPosts: 3 }, { publishedPosts: [published] })
    expect(screen.getByText('แคชเชียร์ เผยแพร่แล้ว ในบุฟเฟต์')).toBeVisible()
    expect(screen.getByText(/^ประกาศที่รอเครดิต 2 ประกาศ/)).toBeVisible()
  })

  test('that could not be published is named with the way to it, and is not said to publish itself', () => {
    const kept = { id: 'post-1', title: 'แคชเชียร์' }
    show({ ...paidByCard, waitingPosts: 1 }, { keptPosts: [kept] })
    expect(screen.getByText(/^แคชเชียร์ ยังไม่เผยแพร่/)).toBeVisible()
    expect(screen.getByRole('link', { name: `${texts.keptWhy} แคชเชียร์` })).toHaveAttribute(
      'href',
      '/job-posting/post-1',
    )
    expect(screen.queryByText(/^ประกาศที่รอเครดิต/)).toBeNull()
    expect(onward(texts.toPost)).toHaveAttribute('href', '/job-posting/post-1')
  })

  test('is asked for again until it is published, also while one is kept, but not for ever', () => {
    jest.useFakeTimers()
    try {
      router.refresh.mockClear()
      show({ ...paidByCard, waitingPosts: 1 }, { keptPosts: [{ id: 'post-0', title: 'แม่ครัว' }] })
      for (let second = 0; second < 60; second++) act(() => void jest.advanceTimersByTime(1_000))
      expect(router.refresh).toHaveBeenCalledTimes(5)
      router.refresh.mockClear()
      const publishedPosts = [{ id: 'post-1', title: 'แคชเชียร์', credits: 1 }]
      show({ ...paidByCard, waitingPosts: 1 }, { publishedPosts })
      act(() => void jest.advanceTimersByTime(60_000))
      expect(router.refresh).not.toHaveBeenCalled()
    } finally {
      jest.useRealTimers()
    }
  })

  test('is told once, by itself, when it comes', () => {
    show({ ...paidByCard, waitingPosts: 1 }, { keptPosts: [{ id: 'post-1', title: 'แคชเชียร์' }] })
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('แคชเชียร์ ยังไม่เผยแพร่')
    expect(status).toHaveAttribute('aria-atomic', 'false')
  })

  test('is not mentioned where nothing did', () => {
    show(paidByCard)
    expect(screen.queryByText(/^ประกาศที่รอเครดิต/)).toBeNull()
    expect(onward(texts.toNewPost)).toHaveAttribute('href', '/job-posting/create')
  })
})

test.each([
  ['begin', undefined, 'เริ่มบุฟเฟต์ 30 วันแล้ว'],
  ['follow those of another', true, 'ต่อบุฟเฟต์อีก 30 วันแล้ว'],
])('days of a buffet that %s are said to, and until when they are', (_, followsBuffet, title) => {
  const creditsExpireAt = '2027-01-28T03:00:00Z'
  show({ ...paidByCard, kind: 'buffet', size: 30, creditsExpireAt, followsBuffet })
  expect(heading(title)).toBeVisible()
  expect(screen.getByText(/ถึง พฤ\. 28 ม\.ค\. 2570$/)).toBeVisible()
})

describe('money that arrived twice', () => {
  test('is said to be returned', () => {
    show(paidByCard, { paidAgainSatang: 2_664_30 })
    expect(screen.getByText('มีเงินเข้าซ้ำ ฿2,664.30')).toBeVisible()
    expect(screen.getByText(texts.paidAgainAbout)).toBeVisible()
  })

  test('is said to have been, once it all is', () => {
    show(paidByCard, {
      paidAgainSatang: 2_664_30,
      returns: [returned(2_664_30, 'provider', true)],
    })
    expect(screen.getByText('คืนเงินที่จ่ายซ้ำแล้ว ฿2,664.30')).toBeVisible()
  })
})

describe('an order whose money went back', () => {
  test('in part says how much, when, and what is left', () => {
    const order: Order = { ...paidByCard, state: 'partly_refunded', refundedSatang: 532_86 }
    const invoice = historyOf(order).documents
    show(order, { documents: [...invoice, creditNote], returns: [returned(532_86, 'provider')] })
    expect(heading('คืนเงินบางส่วนแล้ว ฿532.86')).toBeVisible()
    expect(screen.getByText(/^หักเครดิตตามยอดที่คืนแล้ว เครดิตที่เหลือใช้ได้ถึง/)).toBeVisible()
    expect(screen.getByText(texts.returnedBy.provider)).toBeVisible()
    expect(screen.getByText(/^คืนเมื่อ .*26 พ.ย. 2569/)).toBeVisible()
    expect(screen.getByRole('link', { name: /CN-2569-00003/ })).toHaveAttribute(
      'href',
      '/api/credit-notes/note-1',
    )
  })

  test.each([
    [532_86, 1, /^หัก 1 เครดิตตามยอดที่คืน เครดิตที่เหลือใช้ได้ถึง/],
    [600_00, 2, /^หัก 2 เครดิตตามยอดที่คืน เศษปัดขึ้นเป็น 1 เครดิต/],
  ])('in part of %i satang says that it took %i credits, and if rounded up', (satang, taken, words) => {
    const order: Order = { ...paidByCard, state: 'partly_refunded', refundedSatang: satang }
    show(order, { returns: [returned(satang, 'provider', false, taken)] })
    expect(screen.getByText(words)).toBeVisible()
  })

  test('but for the withheld tax that was paid back before adds up to the whole', () => {
    const order: Order = { ...paidByCard, state: 'partly_refunded', refundedSatang: 2_589_60 }
    show(order, {
      refundedSatang: 2_589_60,
      taxReturnedSatang: 74_70,
      returns: [returned(2_589_60, 'provider')],
    })
    expect(heading('คืนเงินแล้ว ฿2,664.30')).toBeVisible()
    expect(screen.getByText(texts.credits.refunded)).toBeVisible()
    for (const amount of ['฿2,589.60', '฿74.70']) expect(screen.getByText(amount)).toBeVisible()
    expect(screen.getByText(texts.returnedWhole)).toBeVisible()
  })

  test('by a transfer says so', () => {
    const order: Order = { ...paidByCard, state: 'refunded', refundedSatang: 2_664_30 }
    show(order, { returns: [returned(2_664_30, 'bank_transfer')] })
    expect(heading('คืนเงินแล้ว ฿2,664.30')).toBeVisible()
    expect(screen.getByText(texts.returnedBy.bank_transfer)).toBeVisible()
  })

  test('says of a buffet that its days are over, and not of credits', () => {
    show({ ...paidByCard, kind: 'buffet', state: 'refunded', refundedSatang: 2_664_30 })
    expect(screen.getByText(texts.days.refunded)).toBeVisible()
    expect(screen.queryByText(texts.credits.refunded)).toBeNull()
  })
})

describe('an order that a bank wants back', () => {
  test('while it is disputed says what is out of use, and what to do', () => {
    show({ ...paidByCard, isDisputed: true })
    expect(heading(texts.titles.disputed)).toBeVisible()
    expect(screen.getByText(texts.credits.disputed)).toBeVisible()
    expect(screen.getByText(texts.contact)).toBeVisible()
  })

  test('reversed says what the tax invoice is worth', () => {
    const order: Order = { ...paidByCard, state: 'reversed' }
    const invoice = historyOf(order).documents
    show(order, { documents: [...invoice, creditNote] })
    expect(heading(texts.titles.reversed)).toBeVisible()
    expect(screen.getByText(texts.invoicePart)).toBeVisible()
  })

  test('reversed in part says what was lost, what is owed, and what stays', () => {
    const order: Order = { ...paidByCard, state: 'reversed' }
    const documents = [...historyOf(order).documents, { ...creditNote, totalSatang: 1_598_58 }]
    show(order, { documents, bankTookSatang: 1_000_00, owedSatang: 598_58 })
    expect(heading('ธนาคารดึงเงินคืน ฿1,000 จาก ฿2,664.30')).toBeVisible()
    expect(screen.getByText(/^ส่วนที่ยังไม่ได้ใช้อีก ฿598.58 เราจะคืนให้/)).toBeVisible()
    for (const [name, amount] of [
      [texts.bankTook, '฿1,000'],
      [texts.owed, '฿598.58'],
      [texts.invoiced, '฿1,065.72'],
    ] as const)
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent(amount)
  })

  test('reversed before anything was used says that the invoice is credited wholly', () => {
    const order: Order = { ...paidByCard, state: 'reversed' }
    const note = { ...creditNote, totalSatang: order.totalSatang }
    show(order, { documents: [...historyOf(order).documents, note] })
    expect(screen.getByText(texts.invoiceCredited)).toBeVisible()
  })

  test('reversed after everything was used keeps its tax invoice', () => {
    show({ ...paidByCard, state: 'reversed' })
    expect(screen.getByText(texts.invoiceStands)).toBeVisible()
  })
})

test('inside a phone app there are neither documents nor ways into the member screens', () => {
  show({ ...paidByCard, isDisputed: true }, null, true)
  expect(heading(texts.titles.disputed)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
