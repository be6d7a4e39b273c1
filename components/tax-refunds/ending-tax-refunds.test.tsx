import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { TaxRefundState } from '@/validators/states/tax-refund'
import { EndingTaxRefunds } from './ending-tax-refunds'

const order = (last: number, taxRefundState: TaxRefundState | null) => ({
  number: `CR-2569-0000${last}`,
  paymentId: `payment-${last}`,
  taxRefundState,
})

test('says which refunds are given up and which go on, and leads to each', () => {
  renderInThai(
    <EndingTaxRefunds
      orders={[order(1, 'draft'), order(2, 'needs_correction'), order(3, 'under_review'), order(4, 'paid')]}
    />,
  )
  expect(screen.getByText(/ถูกยกเลิกเมื่อบริษัทปิด/)).toBeVisible()
  expect(screen.getByText(/โอนเข้าบัญชีที่แจ้งไว้/)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['CR-2569-00001', '/tax-refund/payment-1'],
    ['CR-2569-00002', '/tax-refund/payment-2'],
    ['CR-2569-00003', '/tax-refund/payment-3'],
  ])
})

test('says nothing where none is under way', () => {
  const { container } = renderInThai(
    <EndingTaxRefunds orders={[order(1, null), order(2, 'paid'), order(3, 'rejected')]} />,
  )
  expect(container).toBeEmptyDOMElement()
})
