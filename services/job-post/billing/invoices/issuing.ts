import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import type { TaxDocumentKind } from '../../shapes/tax-document-kinds'
import { numberYear } from '../orders/order-number'
import { findOrder, type Order } from '../orders/repository'
import { type CreditNoteNews, taxDocumentIssued } from './mails'
import {
  findInvoice,
  insertDocument,
  listCreditNotes,
  lockInvoice,
  nextDocumentNumber,
  type TaxDocument,
} from './repository'
import { currentSeller } from './seller'

const prefixes: Readonly<Record<TaxDocumentKind, string>> = { invoice: 'INV', credit_note: 'CN' }

/** A document's number as people read it: INV-2569-00001. */
export const documentNumber = (kind: TaxDocumentKind, year: number, running: number): string =>
  `${prefixes[kind]}-${year}-${String(running).padStart(5, '0')}`

async function numberFor(tx: Database, kind: TaxDocumentKind, at: Date): Promise<string> {
  const year = numberYear(at)
  return documentNumber(kind, year, await nextDocumentNumber(tx, kind, year))
}

type PaidBy = { readonly id: string; readonly createdBy: string }

/**
 * Issues the tax invoice and receipt of an order, in the transaction in which its money is received, and promises it by
 * mail to who paid. The caller has locked the order; one that has its invoice gets no other one.
 */
export async function issueInvoice(
  tx: Database,
  order: Pick<Order, 'companyId' | 'id' | 'number' | 'priceSatang' | 'vatSatang' | 'totalSatang'>,
  payment: PaidBy,
  at: Date,
): Promise<TaxDocument> {
  const { companyId, id: orderId } = order
  const issued = await findInvoice(tx, { companyId, orderId })
  if (issued) return issued
  const invoice = await insertDocument(tx, {
    companyId,
    id: uuidv7(),
    kind: 'invoice',
    number: await numberFor(tx, 'invoice', at),
    orderId,
    paymentId: payment.id,
    seller: currentSeller,
    valueSatang: order.priceSatang,
    vatSatang: order.vatSatang,
    totalSatang: order.totalSatang,
    issuedAt: at,
  })
  await noteIssue(tx, invoice, 'tax_invoice.issued', payment.createdBy)
  return invoice
}

/** What a credit note is for: money that staff returned, or what an order that lost a payment did not deliver. */
type CreditNoteCause = { readonly refundId: string } | { readonly paymentId: string }

type CreditNoteRequest = {
  readonly companyId: string
  readonly orderId: string
  readonly cause: CreditNoteCause
  /** What the buyer gets back, in satang and with VAT. */
  readonly amountSatang: number
  readonly at: Date
  /** Why, as the document says it. */
  readonly reason: string
  /** Why, as the mail with it says. */
  readonly news: CreditNoteNews
}

/**
 * Issues the credit note of a refund, full or in part, or of what was not delivered of an order that lost its money, in
 * that transaction, and promises it by mail, with the news, to who ordered. A refund that has its note gets no other one;
 * of a lost payment the caller asks for what its notes lack. Throws for an order without an invoice, and for more than
 * what is left of it.
 */
export async function issueCreditNote(
  tx: Database,
  { companyId, orderId, cause, amountSatang, at, reason, news }: CreditNoteRequest,
): Promise<TaxDocument> {
  const invoice = await lockInvoice(tx, { companyId, orderId })
  const order = await findOrder(tx, { companyId, id: orderId })
  if (!invoice || !order) throw new Error(`order ${orderId} has no tax invoice to correct`)
  const earlier = await listCreditNotes(tx, { companyId, orderId })
  const issued = earlier.find((note) => 'refundId' in cause && note.refundId === cause.refundId)
  if (issued) return issued
  const note = await insertDocument(tx, {
    companyId,
    id: uuidv7(),
    kind: 'credit_note',
    ...creditedAmounts(invoice, earlier, amountSatang),
    number: await numberFor(tx, 'credit_note', at),
    orderId,
    ...cause,
    reason,
    seller: currentSeller,
    issuedAt: at,
  })
  await noteIssue(tx, note, 'credit_note.issued', order.createdBy, news)
  return note
}

type Sums = Pick<TaxDocument, 'valueSatang' | 'vatSatang' | 'totalSatang'>

/**
 * The parts of what is credited: VAT is rounded for all notes together, so that notes over the whole amount add up to the
 * invoice. Throws for an amount that is not left.
 */
export function creditedAmounts(invoice: Sums, earlier: readonly Sums[], amountSatang: number): Sums {
  const credited = earlier.reduce((sum, { totalSatang }) => sum + totalSatang, 0)
  const creditedVat = earlier.reduce((sum, { vatSatang }) => sum + vatSatang, 0)
  const isPossible =
    Number.isSafeInteger(amountSatang) && amountSatang > 0 && credited + amountSatang <= invoice.totalSatang
  if (!isPossible) throw new Error(`${amountSatang} satang cannot be credited of ${invoice.totalSatang}`)
  const vatOfAll = Math.round(((credited + amountSatang) * invoice.vatSatang) / invoice.totalSatang)
  const vatSatang = vatOfAll - creditedVat
  return { valueSatang: amountSatang - vatSatang, vatSatang, totalSatang: amountSatang }
}

async function noteIssue(
  tx: Database,
  document: TaxDocument,
  action: string,
  uid: string,
  news?: CreditNoteNews,
): Promise<void> {
  const { companyId, id, number, orderId, totalSatang } = document
  await recordAudit(tx, {
    actorUid: 'system',
    companyId,
    action,
    subjectType: 'order',
    subjectId: orderId,
    after: { number, totalSatang },
  })
  await enqueue(tx, taxDocumentIssued, { companyId, id, uid, ...(news && { news }) })
}
