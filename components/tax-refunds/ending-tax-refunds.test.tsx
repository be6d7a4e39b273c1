import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { TaxRefundState } from '@/validators/states/tax-refund'
import { EndingTaxRefunds } from './ending-tax-refunds'

const refund = (last: number, state: TaxRefundState) => ({
  orderNumber: `CR-2569-0000${last}`,
  paymentId: `payment-${last}`,
  state,
})

test('says which refunds are given up and which go on, and leads to each', () => {
  renderInThai(
    <EndingTaxRefunds
      refunds={[
        refund(1, 'draft'),
        refund(2, 'needs_correction'),
        refund(3, 'under_review'),
        refund(4, 'paid'),
      ]}
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
    <EndingTaxRefunds refunds={[refund(2, 'paid'), refund(3, 'rejected')]} />,
  )
  expect(container).toBeEmptyDOMElement()
})
