import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { OrderHistory } from './order-history'
import { historyOf, paidByCard } from './testing'

const { states } = messages.orders.history
const refunded = { ...paidByCard, state: 'partly_refunded', refundedSatang: 2_589_60 } as const
const show = (taxReturnedSatang: number) =>
  renderInThai(<OrderHistory orders={[historyOf(refunded, { taxReturnedSatang })]} />)

test('money and withheld tax that went back add up to the whole', () => {
  show(74_70)
  expect(screen.getByText('คืนเงิน ฿2,589.60 · ภาษีที่คืนแล้ว ฿74.70 · รวม ฿2,664.30 · คืนครบแล้ว')).toBeVisible()
  expect(screen.getByText(states.refunded)).toBeVisible()
})

test('without the tax it is a part', () => {
  show(0)
  expect(screen.getByText('คืนแล้ว ฿2,589.60')).toBeVisible()
  expect(screen.getByText(states.partly_refunded)).toBeVisible()
})
