import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Satang, Uuid } from '@/services/shared/schema'
import { type PaymentState, paymentStates } from '@/validators/states/payment'
import { refundMethods } from '@/validators/states/refund'
import { type TaxRefundState, taxRefundStates } from '@/validators/states/tax-refund'
import { type PaymentMethod, paymentMethods } from '../../shapes/payment-terms'
import { taxDocumentKinds } from '../../shapes/tax-document-kinds'
import { creditsIn } from '../credits/order-credits-repository'
import type { TaxDocument as StoredDocument } from '../invoices/repository'
import { orderProperties, presentOrder } from '../orders/present'
import type { Order } from '../orders/repository'
import type { Refund } from '../refunds/repository'

const TaxDocument = Type.Object({
  id: Uuid,
  kind: OneOf(taxDocumentKinds),
  number: Type.String(),
  totalSatang: Satang,
  issuedAt: Instant,
})

const Return = Type.Object({
  amountSatang: Satang,
  creditsTaken: Type.Integer({
    description: 'credits of the order that were taken back for it, in whole ones; 0 for none',
  }),
  at: Instant,
  method: OneOf(refundMethods),
  isExtra: Type.Boolean({ description: 'it returned money that was paid twice' }),
})

const PublishedPost = Type.Object({
  id: Uuid,
  title: Type.String(),
  credits: Type.Integer({ description: '0 for a post that a buffet paid for' }),
})

const KeptPost = Type.Object({ id: Uuid, title: Type.String() })

export const HistoryOrder = Named(
  'HistoryOrder',
  Type.Object({
    ...orderProperties,
    paymentId: nullable(Type.String({ format: 'uuid', description: 'the payment that paid it' })),
    attempt: nullable(
      Type.Object(
        { method: OneOf(paymentMethods), state: OneOf(paymentStates) },
        { description: 'the latest attempt to pay it, while it is not paid' },
      ),
    ),
    isInReview: Type.Boolean({
      description:
        'whether it is not paid, and staff look at a charge that is not the one that was asked for; money may have been taken',
    }),
    publishedPosts: Type.Array(PublishedPost, {
      description: 'the posts that it paid for first, as many as had waited for credit when it was given',
    }),
    keptPosts: Type.Array(KeptPost, {
      description:
        'the posts that waited for credit when it was given, and are drafts since because they could not be published',
    }),
    documents: Type.Array(TaxDocument),
    returns: Type.Array(Return, { description: 'what was returned to the buyer, the first one first' }),
    paidAgainSatang: Type.Integer({
      description:
        'satang that arrived although it was paid already and that no bank took back, returned since or not',
    }),
    bankTookSatang: Type.Integer({
      description: 'satang of it that banks and card issuers took back; 0 for none',
    }),
    owedSatang: Type.Integer({
      description:
        'satang of what banks left that was not delivered, and is still to be returned; 0 for none',
    }),
    taxRefundState: nullable(OneOf(taxRefundStates)),
    taxReturnedSatang: Type.Integer({
      description: 'satang of withheld tax that were paid back besides what was returned; 0 for none',
    }),
    mayClaimTax: Type.Boolean({ description: 'whether withheld tax can be asked back' }),
  }),
)

const presentDocument = (document: StoredDocument): Static<typeof TaxDocument> => ({
  id: document.id,
  kind: document.kind,
  number: document.number,
  totalSatang: document.totalSatang,
  issuedAt: document.issuedAt.toISOString(),
})

type StoredReturn = { readonly refund: Refund; readonly isExtra: boolean }

const presentReturn = ({ refund, isExtra }: StoredReturn): Static<typeof Return> => ({
  amountSatang: refund.amountSatang,
  creditsTaken: creditsIn(refund.takings),
  at: (refund.endedAt ?? refund.createdAt).toISOString(),
  method: refund.method,
  isExtra,
})

type Came = {
  readonly attempt: { readonly method: PaymentMethod; readonly state: PaymentState } | null
  readonly isInReview: boolean
  readonly documents: readonly StoredDocument[]
  readonly publishedPosts: readonly Static<typeof PublishedPost>[]
  readonly keptPosts: readonly Static<typeof KeptPost>[]
  readonly returns: readonly StoredReturn[]
  readonly paidAgainSatang: number
  readonly bankTookSatang: number
  readonly owedSatang: number
  /** The refund of withheld tax that was not given up. */
  readonly taxRefund: { readonly state: TaxRefundState; readonly amountSatang: number } | null
}

/** An order with what came of it: documents and returned money in their order, and the state of its refund of tax. */
export function presentHistory(
  order: Order,
  { attempt, isInReview, publishedPosts, keptPosts, documents, returns, taxRefund, ...satang }: Came,
): Static<typeof HistoryOrder> {
  const paymentId = documents.find(({ kind }) => kind === 'invoice')?.paymentId ?? null
  const credited = documents
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, { valueSatang }) => sum + valueSatang, 0)
  return {
    ...presentOrder(order),
    paymentId,
    attempt: attempt && { method: attempt.method, state: attempt.state },
    isInReview,
    publishedPosts: publishedPosts.map(({ id, title, credits }) => ({ id, title, credits })),
    keptPosts: keptPosts.map(({ id, title }) => ({ id, title })),
    documents: documents.map(presentDocument),
    returns: returns.map(presentReturn),
    paidAgainSatang: satang.paidAgainSatang,
    bankTookSatang: satang.bankTookSatang,
    owedSatang: satang.owedSatang,
    taxRefundState: taxRefund?.state ?? null,
    taxReturnedSatang: taxRefund?.state === 'paid' ? taxRefund.amountSatang : 0,
    mayClaimTax:
      paymentId !== null &&
      order.state !== 'reversed' &&
      order.disputedAt === null &&
      order.withholdingSatang > 0 &&
      credited < order.priceSatang,
  }
}
