import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { TaxRefund, TaxRefundOverview } from '@/lib/tax-refunds/tax-refund'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { ClaimCard } from './claim-card'

const texts = messages.taxRefunds.claim
const party = {
  name: 'บริษัท ครัวยายบัว จำกัด',
  taxId: '0105556001269',
  branchNumber: '00000',
  address: { line: '', subdistrict: '', district: '', province: '', postcode: '' },
}
const whole = { baseSatang: 8_900_00, rate: 300, amountSatang: 267_00 }
const overview: TaxRefundOverview = {
  order: {
    id: 'order-1',
    number: 'CR-2569-00042',
    totalSatang: 9_523_00,
    refundedSatang: 0,
    creditNotes: [],
    paidAt: '2026-11-25T03:00:00Z',
    method: 'promptpay',
  },
  certificate: { payer: party, payee: party, ...whole, amountInWords: '' },
  refund: null,
}
const part: TaxRefundOverview = {
  ...overview,
  order: {
    ...overview.order,
    refundedSatang: 1_000_00,
    creditNotes: [{ number: 'CN-2569-00001', totalSatang: 1_000_00 }],
  },
  certificate: { ...overview.certificate, baseSatang: 7_965_42, amountSatang: 238_96 },
}
const draft: TaxRefund = {
  id: 'refund-1',
  state: 'submitted',
  ...whole,
  certificateNumber: '3/15',
  certificateDate: '2026-11-25',
  file: null,
  bank: null,
  accountName: '',
  accountEnd: null,
  accountNumber: null,
  reason: null,
  reference: null,
  submittedAt: '2026-11-25T04:00:00Z',
  paidAt: null,
  version: 2,
  steps: [],
}

test('names what went back between what was paid and what tax is of', () => {
  renderInThai(<ClaimCard overview={part} />)
  expect(screen.getByText('คืนเงินแล้ว (ใบลดหนี้ CN-2569-00001)')).toBeVisible()
  expect(screen.getByText('−฿1,000')).toBeVisible()
  expect(screen.getByText(texts.baseLeft)).toBeVisible()
  expect(screen.getByText('฿7,965.42')).toBeVisible()
})

test.each([
  ['nothing went back', overview],
  ['it was sent in before money went back', { ...part, refund: draft }],
])('names nothing where %s', (_where, shown) => {
  renderInThai(<ClaimCard overview={shown} />)
  expect(screen.queryByText(/ใบลดหนี้/)).toBeNull()
  expect(screen.getByText(texts.base)).toBeVisible()
  expect(screen.getByText('฿8,900')).toBeVisible()
})
