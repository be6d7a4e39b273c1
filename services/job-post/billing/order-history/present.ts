import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Satang, Uuid } from '@/services/shared/schema'
import { refundMethods } from '@/validators/states/refund'
import { taxRefundStates } from '@/validators/states/tax-refund'
import { taxDocumentKinds } from '../../shapes/tax-document-kinds'
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
  at: Instant,
  method: OneOf(refundMethods),
  isExtra: Type.Boolean({ description: 'it returned money that was paid twice' }),
})

export const HistoryOrder = Named(
  'HistoryOrder',
  Type.Object({
    ...orderProperties,
    paymentId: nullable(Type.String({ format: 'uuid', description: 'the payment that paid it' })),
    documents: Type.Array(TaxDocument),
    returns: Type.Array(Return, { description: 'what was returned to the buyer, the first one first' }),
    paidAgainSatang: Type.Integer({
      description:
        'satang that arrived although it was paid already and that no bank took back, returned since or not',
    }),
    taxRefundState: nullable(OneOf(taxRefundStates)),
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
  at: (refund.endedAt ?? refund.createdAt).toISOString(),
  method: refund.method,
  isExtra,
})

type Came = {
  readonly documents: readonly StoredDocument[]
  readonly returns: readonly StoredReturn[]
  readonly paidAgainSatang: number
  readonly taxRefundState: Static<typeof HistoryOrder>['taxRefundState']
}

/** An order with what came of it: documents and returned money in their order, and the state of its refund of tax. */
export function presentHistory(
  order: Order,
  { documents, returns, paidAgainSatang, taxRefundState }: Came,
): Static<typeof HistoryOrder> {
  const paymentId = documents.find(({ kind }) => kind === 'invoice')?.paymentId ?? null
  const credited = documents
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, { valueSatang }) => sum + valueSatang, 0)
  return {
    ...presentOrder(order),
    paymentId,
    documents: documents.map(presentDocument),
    returns: returns.map(presentReturn),
    paidAgainSatang,
    taxRefundState,
    mayClaimTax:
      paymentId !== null &&
      order.state !== 'reversed' &&
      order.disputedAt === null &&
      order.withholdingSatang > 0 &&
      credited < order.priceSatang,
  }
}
