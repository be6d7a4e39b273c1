import type { HistoryOrder, Order } from '@/lib/orders/order'

const start = new Date('2026-11-25T03:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()

/** An order of five credits that nobody has begun to pay. */
export const orderToPay = {
  id: 'order-1',
  number: 'CR-2569-00042',
  state: 'awaiting_payment',
  kind: 'job_post',
  size: 5,
  validDays: 90,
  priceSatang: 2_490_00,
  vatSatang: 174_30,
  totalSatang: 2_664_30,
  withholdingSatang: 0,
  vatRate: 700,
  buyer: {
    name: 'บริษัท ครัวยายบัว จำกัด',
    taxId: '0105556001269',
    branchNumber: '00000',
    address: { line: '', subdistrict: '', district: '', province: '', postcode: '' },
  },
  createdAt: at(0),
  payableUntil: at(10_000),
  paidAt: null,
  creditsExpireAt: null,
  waitingPosts: 0,
  refundedSatang: 0,
  isDisputed: false,
  merchant: 'job_post',
  payment: null,
  canAsk: false,
  isInReview: false,
} as const satisfies Order

/** The same order, which waits for a card's bank. */
export const confirmingOrder = {
  ...orderToPay,
  payment: {
    id: 'pay-1',
    method: 'card',
    state: 'requires_action',
    expiresAt: at(30),
    card: { brand: 'Visa', lastDigits: '4242' },
    authorizeAddress: 'https://pay.example/authorize/1',
    failure: null,
    checkedAt: at(0),
  },
  canAsk: false,
} as const satisfies Order

/** The same when its card was charged. */
export const paidByCard: Order = {
  ...confirmingOrder,
  state: 'fulfilled',
  paidAt: at(1),
  creditsExpireAt: at(100_000),
  payment: { ...confirmingOrder.payment, state: 'successful', authorizeAddress: null },
}

/** What came of a paid order. */
export function historyOf(order: Order, changes: Partial<HistoryOrder> = {}): HistoryOrder {
  const { payment, canAsk, isInReview, merchant, ...bought } = order
  return {
    ...bought,
    paymentId: payment?.id ?? null,
    attempt: null,
    isInReview,
    documents: [
      {
        id: 'inv-1',
        kind: 'invoice',
        number: 'INV-2569-00007',
        totalSatang: order.totalSatang,
        issuedAt: at(1),
      },
    ],
    publishedPosts: [],
    keptPosts: [],
    returns: [],
    paidAgainSatang: 0,
    bankTookSatang: 0,
    owedSatang: 0,
    taxRefundState: null,
    taxReturnedSatang: 0,
    mayClaimTax: false,
    ...changes,
  }
}
