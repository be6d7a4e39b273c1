import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Satang, Typed, Uuid } from '@/services/shared/schema'
import { paymentStates } from '@/validators/states/payment'
import { disputeStates, type RefundMethod, refundMethods, refundStates } from '@/validators/states/refund'
import { taxRefundStates } from '@/validators/states/tax-refund'
import { merchants, paymentMethods } from '../../shapes/payment-terms'
import { creditsIn, type OrderCredits } from '../credits/order-credits-repository'
import { worthOf } from '../orders/credit-worth'
import { Order, presentOrder } from '../orders/present'
import type { Order as StoredOrder } from '../orders/repository'
import type { PaymentDispute } from '../payment-disputes/repository'
import type { Payment } from '../payments/repository'
import type { TaxPaidBack } from '../returns/repository'
import type { listPartlyLost } from './partly-lost-repository'
import type { listExtraPayments, Refund } from './repository'

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Bangkok' })

const refundProperties = {
  id: Uuid,
  paymentId: Uuid,
  state: OneOf(refundStates),
  method: OneOf(refundMethods),
  amountSatang: Satang,
  vatSatang: nullable(Satang),
  creditsTaken: Type.Integer(),
  isBeyondUnspent: Type.Boolean(),
  reason: Type.String(),
  providerId: nullable(Type.String()),
  reference: nullable(Type.String({ description: 'what the bank calls the transfer' })),
  transferredOn: nullable(Type.String({ format: 'date' })),
  failureCode: nullable(Type.String()),
  createdBy: Type.String(),
  createdAt: Instant,
  endedAt: nullable(Instant),
}

export const OpsRefund = Named('OpsRefund', Type.Object(refundProperties))

/** A refund in a list of those of all companies. */
export const OpsRefundOfOrder = Named(
  'OpsRefundOfOrder',
  Type.Object({ ...refundProperties, orderNumber: Type.String(), companyName: Type.String() }),
)

const disputeProperties = {
  id: Uuid,
  paymentId: Uuid,
  providerId: Type.String(),
  state: OneOf(disputeStates),
  amountSatang: Satang,
  reason: nullable(Type.String()),
  creditsTaken: Type.Integer({ description: 'credits that are out of use, or gone when it is lost' }),
  openedAt: Instant,
  closedAt: nullable(Instant),
}

export const OpsPaymentDispute = Named('OpsPaymentDispute', Type.Object(disputeProperties))
export const OpsPaymentDisputeOfOrder = Named(
  'OpsPaymentDisputeOfOrder',
  Type.Object({
    ...disputeProperties,
    orderNumber: Type.String(),
    companyName: Type.String(),
    creditsUnpaid: Type.Integer({ description: 'credits of the order that were spent or are reserved' }),
    returnedSatang: Type.Integer({
      description: 'satang of the payment that refunds returned: the bank is to know',
    }),
    returningSatang: Type.Integer({
      description: 'satang of refunds that have no answer, or are not transferred',
    }),
  }),
)

const OpsPayment = Named(
  'OpsPayment',
  Type.Object({
    id: Uuid,
    state: OneOf(paymentStates),
    method: OneOf(paymentMethods),
    merchant: OneOf(merchants),
    amountSatang: Satang,
    leftSatang: Type.Integer({
      description:
        'satang that are still with us once refunds under way are made; less than 0 where too much went',
    }),
    chargeId: nullable(Type.String()),
    failureCode: nullable(Type.String()),
    isExtra: Type.Boolean({
      description: 'it gave nothing, because its order was paid already or its company had closed',
    }),
    createdAt: Instant,
    endedAt: nullable(Instant),
  }),
)

/** Everything staff need to decide about an order's money. */
export const OpsOrder = Named(
  'OpsOrder',
  Type.Object({
    order: Order,
    companyId: Uuid,
    companyName: Type.String(),
    companyClosedAt: nullable(Instant),
    credits: Type.Object({
      unspent: Type.Integer({ description: 'what a refund takes back' }),
      held: Type.Integer({ description: 'reserved for posts that wait for review' }),
      spent: Type.Integer(),
      expired: Type.Integer({ description: 'or ended with the company' }),
      unspentWorthSatang: Type.Integer({
        description: 'satang with VAT that unspent credits were paid with',
      }),
    }),
    payments: Type.Array(OpsPayment),
    refunds: Type.Array(OpsRefund),
    disputes: Type.Array(OpsPaymentDispute),
    taxPaidBack: nullable(
      Type.Object(
        { id: Uuid, state: OneOf(taxRefundStates), amountSatang: Satang },
        { description: 'withheld tax that was approved or paid back, and is not returned a second time' },
      ),
    ),
  }),
)

export const RefundInput = Body({
  paymentId: nullable(Uuid),
  amountSatang: nullable(Type.Integer({ minimum: 1 })),
  reason: Typed(),
  method: Type.Optional(
    Type.Unsafe<RefundMethod>({
      ...OneOf(refundMethods),
      description: 'bank_transfer where the provider has refused; provider unless it is said',
    }),
  ),
  unspentCredits: Type.Integer({ minimum: 0, description: 'how many were unspent when staff decided' }),
  isBeyondUnspent: Type.Boolean({
    description: 'whether more may be returned than unspent credits were paid with',
  }),
})

/** What staff say of a refund that they transfer themselves. */
export const TransferInput = Type.Union([
  Body({ event: Type.Literal('complete'), reference: Typed(100), transferredOn: Day }),
  Body({ event: Type.Literal('refuse'), reason: Typed() }),
])

/** The answer to asking for a refund: the order says how it stands. */
export const AskedRefund = Named('AskedRefund', Type.Object({ refundId: Uuid }))

export const ExtraPayment = Named(
  'ExtraPayment',
  Type.Object({
    paymentId: Uuid,
    orderNumber: Type.String(),
    companyName: Type.String(),
    companyClosedAt: nullable(Instant),
    method: OneOf(paymentMethods),
    merchant: OneOf(merchants),
    amountSatang: Satang,
    returnedSatang: Type.Integer({ description: 'satang that were refunded, or that a bank took back' }),
    at: nullable(Instant),
  }),
)

export const PartlyLostOrder = Named(
  'PartlyLostOrder',
  Type.Object({
    orderNumber: Type.String(),
    companyName: Type.String(),
    companyClosedAt: nullable(Instant),
    amountSatang: Satang,
    takenSatang: Type.Integer({ description: 'satang that banks took back' }),
    owedSatang: Type.Integer({ description: 'satang that a credit note credited, and nobody has returned' }),
    at: nullable(Instant),
  }),
)

export const presentRefund = ({ takings, ...refund }: Refund): Static<typeof OpsRefund> => ({
  id: refund.id,
  paymentId: refund.paymentId,
  state: refund.state,
  method: refund.method,
  amountSatang: refund.amountSatang,
  vatSatang: refund.vatSatang,
  creditsTaken: creditsIn(takings),
  isBeyondUnspent: refund.isBeyondUnspent,
  reason: refund.reason,
  providerId: refund.providerId,
  reference: refund.reference,
  transferredOn: refund.transferredOn,
  failureCode: refund.failureCode,
  createdBy: refund.createdBy,
  createdAt: refund.createdAt.toISOString(),
  endedAt: refund.endedAt?.toISOString() ?? null,
})

export const presentDispute = ({
  takings,
  ...dispute
}: PaymentDispute): Static<typeof OpsPaymentDispute> => ({
  id: dispute.id,
  paymentId: dispute.paymentId,
  providerId: dispute.providerId,
  state: dispute.state,
  amountSatang: dispute.amountSatang,
  reason: dispute.reason,
  creditsTaken: creditsIn(takings),
  openedAt: dispute.openedAt.toISOString(),
  closedAt: dispute.closedAt?.toISOString() ?? null,
})

/** A payment, and how much of it is still with us. */
export type LeftPayment = { readonly payment: Payment; readonly leftSatang: number }

const presentPayment = ({ payment, leftSatang }: LeftPayment): Static<typeof OpsPayment> => ({
  id: payment.id,
  state: payment.state,
  method: payment.method,
  merchant: payment.merchant,
  amountSatang: payment.amountSatang,
  leftSatang,
  chargeId: payment.chargeId,
  failureCode: payment.failureCode,
  isExtra: payment.isExtra,
  createdAt: payment.createdAt.toISOString(),
  endedAt: payment.endedAt?.toISOString() ?? null,
})

type OrderMoney = {
  readonly order: StoredOrder
  readonly companyName: string
  readonly companyClosedAt: Date | null
  readonly credits: OrderCredits
  readonly payments: readonly LeftPayment[]
  readonly refunds: readonly Refund[]
  readonly disputes: readonly PaymentDispute[]
  readonly taxPaidBack: TaxPaidBack | null
}

export const presentOpsOrder = ({
  order,
  companyName,
  companyClosedAt,
  ...money
}: OrderMoney): Static<typeof OpsOrder> => ({
  order: presentOrder(order),
  companyId: order.companyId,
  companyName,
  companyClosedAt: companyClosedAt?.toISOString() ?? null,
  credits: { ...money.credits, unspentWorthSatang: worthOf(order, money.credits.unspent) },
  payments: money.payments.map(presentPayment),
  refunds: money.refunds.map(presentRefund),
  disputes: money.disputes.map(presentDispute),
  taxPaidBack: money.taxPaidBack,
})

type Extra = Awaited<ReturnType<typeof listExtraPayments>>['items'][number]

type PartlyLost = Awaited<ReturnType<typeof listPartlyLost>>['items'][number]

export const presentPartlyLost = ({
  at,
  companyClosedAt,
  ...order
}: PartlyLost): Static<typeof PartlyLostOrder> => ({
  ...order,
  companyClosedAt: companyClosedAt?.toISOString() ?? null,
  at: at?.toISOString() ?? null,
})

export const presentExtra = ({ at, companyClosedAt, ...extra }: Extra): Static<typeof ExtraPayment> => ({
  ...extra,
  companyClosedAt: companyClosedAt?.toISOString() ?? null,
  at: at?.toISOString() ?? null,
})
