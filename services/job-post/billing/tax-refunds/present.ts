import { type Static, Type } from '@fastify/type-provider-typebox'
import { Address, Body, Instant, Named, nullable, OneOf, Satang, Typed, Uuid } from '@/services/shared/schema'
import { bankCodes } from '@/validators/banks'
import {
  taxRefundEvents,
  taxRefundMemberEvents,
  taxRefundStaffEvents,
  taxRefundStates,
} from '@/validators/states/tax-refund'
import { documentTypes, type FileType } from '@/validators/upload-terms'
import type { Buyer } from '../../shapes/buyer'
import { paymentMethods } from '../../shapes/payment-terms'
import { amountInWords } from '../invoices/amount-in-words'
import { currentSeller } from '../invoices/seller'
import type { Claim } from './claim'
import type { TaxRefund as StoredRefund, TaxRefundCase, TaxRefundStep } from './repository'

const Party = Type.Object({
  name: Type.String(),
  taxId: Type.String(),
  branchNumber: Type.String({ description: 'five digits; 00000 is the head office' }),
  address: Address,
})

const Rate = Type.Integer({ description: 'hundredths of a per cent' })

/** What a certificate of withheld tax has to say, in satang and words. */
const certificateDetails = {
  payer: Party,
  payee: Party,
  baseSatang: Satang,
  rate: Rate,
  amountSatang: Type.Integer({ description: 'satang; 0 where nothing can be asked for' }),
  amountInWords: Type.String(),
}

const Step = Type.Object({
  event: OneOf(taxRefundEvents),
  toState: OneOf(taxRefundStates),
  reason: nullable(Type.String()),
  at: Instant,
})

const File = Type.Object({
  name: Type.String(),
  fileType: OneOf<FileType>(documentTypes),
  size: Type.Integer({ description: 'bytes' }),
})

const refundProperties = {
  id: Uuid,
  state: OneOf(taxRefundStates),
  baseSatang: Satang,
  rate: Rate,
  amountSatang: Satang,
  certificateNumber: Type.String(),
  certificateDate: nullable(Type.String({ format: 'date' })),
  file: nullable(File),
  bank: nullable(OneOf(bankCodes)),
  accountName: Type.String(),
  accountEnd: nullable(Type.String({ description: 'the last four digits of the account’s number' })),
  reason: nullable(Type.String({ description: 'why staff asked for a correction, or rejected it' })),
  reference: nullable(Type.String({ description: 'the bank’s reference of the transfer' })),
  submittedAt: nullable(Instant),
  paidAt: nullable(Instant),
  version: Type.Integer(),
}

export const TaxRefund = Named(
  'TaxRefund',
  Type.Object({
    ...refundProperties,
    accountNumber: nullable(Type.String({ description: 'whole, for the member who entered it alone' })),
    steps: Type.Array(Step),
  }),
)

export const TaxRefundOverview = Named(
  'TaxRefundOverview',
  Type.Object({
    order: Type.Object({
      id: Uuid,
      number: Type.String(),
      totalSatang: Satang,
      refundedSatang: Type.Integer({ description: 'satang that were returned besides the tax; 0 for none' }),
      creditNotes: Type.Array(Type.Object({ number: Type.String(), totalSatang: Satang }), {
        description: 'why tax is of less than its price, the first one first',
      }),
      paidAt: nullable(Instant),
      method: OneOf(paymentMethods),
    }),
    certificate: Type.Object(certificateDetails),
    refund: nullable(TaxRefund),
  }),
)

export const TaxRefundStart = Body({ paymentId: Uuid })

export const TaxRefundInput = Body({
  certificateNumber: Type.Optional(Typed()),
  certificateDate: Type.Optional(Typed()),
  bank: Type.Optional(Typed()),
  accountName: Type.Optional(Typed()),
  accountNumber: Type.Optional(Typed()),
})

export const TaxCertificateInput = Body({ name: Typed(), fileName: Typed() })

export const TaxRefundEventInput = Body({ event: OneOf(taxRefundMemberEvents) })

export const OpsTaxRefund = Named(
  'OpsTaxRefund',
  Type.Object({
    ...refundProperties,
    companyId: Uuid,
    companyName: Type.String(),
    companyClosedAt: nullable(Instant),
    orderNumber: Type.String(),
    buyer: Party,
    payee: Party,
    paidOrderAt: nullable(Instant),
    method: OneOf(paymentMethods),
  }),
)

export const OpsTaxRefundDetails = Named(
  'OpsTaxRefundDetails',
  Type.Object({ refund: OpsTaxRefund, steps: Type.Array(Step) }),
)

export const OpsTaxRefundEvent = Body({
  event: OneOf(taxRefundStaffEvents),
  reason: Type.Optional(Typed(500)),
  reference: Type.Optional(Typed(100)),
})

export const BankAccount = Named(
  'BankAccount',
  Type.Object({ bank: OneOf(bankCodes), accountName: Type.String(), accountNumber: Type.String() }),
)

const presentFile = ({ fileName, fileType, fileSize, objectName }: StoredRefund) =>
  objectName !== null && fileName !== null && fileType !== null && fileSize !== null
    ? { name: fileName, fileType, size: fileSize }
    : null

export const UnfinishedTaxRefund = Named(
  'UnfinishedTaxRefund',
  Type.Object({ orderNumber: Type.String(), paymentId: Uuid, state: OneOf(taxRefundStates) }),
)

/** A refund without its account's number. */
export const presentShort = (refund: StoredRefund) => ({
  id: refund.id,
  state: refund.state,
  baseSatang: refund.baseSatang,
  rate: refund.rate,
  amountSatang: refund.amountSatang,
  certificateNumber: refund.certificateNumber,
  certificateDate: refund.certificateDate,
  file: presentFile(refund),
  bank: refund.bank,
  accountName: refund.accountName,
  accountEnd: refund.accountEnd,
  reason: refund.reason,
  reference: refund.reference,
  submittedAt: refund.submittedAt?.toISOString() ?? null,
  paidAt: refund.paidAt?.toISOString() ?? null,
  version: refund.version,
})

const presentStep = ({ event, toState, reason, at }: TaxRefundStep): Static<typeof Step> => ({
  event,
  toState,
  reason,
  at: at.toISOString(),
})

export const presentRefund = (
  refund: StoredRefund,
  steps: readonly TaxRefundStep[],
  accountNumber: string | null,
): Static<typeof TaxRefund> => ({ ...presentShort(refund), accountNumber, steps: steps.map(presentStep) })

const party = ({ name, taxId, branchNumber, address }: Buyer): Static<typeof Party> => ({
  name,
  taxId,
  branchNumber,
  address,
})

export function presentOverview(
  { order, payment, rate, notes, baseSatang, amountSatang }: Claim,
  refund: Static<typeof TaxRefund> | null,
): Static<typeof TaxRefundOverview> {
  const isClaimable = amountSatang > 0
  return {
    order: {
      id: order.id,
      number: order.number,
      totalSatang: order.totalSatang,
      refundedSatang: order.refundedSatang,
      creditNotes: notes.map(({ number, totalSatang }) => ({ number, totalSatang })),
      paidAt: order.paidAt?.toISOString() ?? null,
      method: payment.method,
    },
    certificate: {
      // Only juristic persons ask for it; the number of a person is shown to nobody here.
      payer: isClaimable ? party(order.buyer) : { ...party(order.buyer), taxId: '' },
      payee: party(currentSeller),
      baseSatang,
      rate,
      amountSatang,
      amountInWords: isClaimable ? amountInWords(amountSatang) : '',
    },
    refund,
  }
}

export const presentCase = ({
  refund,
  companyName,
  companyClosedAt,
  order,
  method,
}: TaxRefundCase): Static<typeof OpsTaxRefund> => ({
  ...presentShort(refund),
  companyId: refund.companyId,
  companyName,
  companyClosedAt: companyClosedAt?.toISOString() ?? null,
  orderNumber: order.number,
  buyer: party(order.buyer),
  payee: party(currentSeller),
  paidOrderAt: order.paidAt?.toISOString() ?? null,
  method,
})

export const presentSteps = (steps: readonly TaxRefundStep[]) => steps.map(presentStep)
