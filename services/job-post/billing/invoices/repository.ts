import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { TaxDocumentKind } from '../../shapes/tax-document-kinds'
import { orders, payments } from '../../tables/orders'
import { taxInvoiceNumbers, taxInvoices } from '../../tables/tax-invoices'
import { isPastOrder } from '../orders/retention'

export type TaxDocument = typeof taxInvoices.$inferSelect
export type TaxDocumentKey = Pick<TaxDocument, 'companyId' | 'id'>
type OrderOf = Pick<TaxDocument, 'companyId' | 'orderId'>

const isDocument = ({ companyId, id }: TaxDocumentKey) =>
  and(eq(taxInvoices.companyId, companyId), eq(taxInvoices.id, id))
const isOfOrder = ({ companyId, orderId }: OrderOf) =>
  and(eq(taxInvoices.companyId, companyId), eq(taxInvoices.orderId, orderId))

/** The next running number of a kind and year; documents being issued at the same time wait for it. */
export async function nextDocumentNumber(tx: Database, kind: TaxDocumentKind, year: number): Promise<number> {
  const [row] = await tx
    .insert(taxInvoiceNumbers)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [taxInvoiceNumbers.kind, taxInvoiceNumbers.year],
      set: { last: sql`${taxInvoiceNumbers.last} + 1` },
    })
    .returning({ last: taxInvoiceNumbers.last })
  if (!row) throw new Error('no document number')
  return row.last
}

export async function insertDocument(
  tx: Database,
  values: typeof taxInvoices.$inferInsert,
): Promise<TaxDocument> {
  const [document] = await tx.insert(taxInvoices).values(values).returning()
  if (!document) throw new Error('the document was not stored')
  return document
}

export async function findDocument(db: Database, key: TaxDocumentKey): Promise<TaxDocument | null> {
  const [document] = await db.select().from(taxInvoices).where(isDocument(key))
  return document ?? null
}

/** The tax invoice of an order; null while it is not paid. */
export async function findInvoice(db: Database, order: OrderOf): Promise<TaxDocument | null> {
  const [invoice] = await db
    .select()
    .from(taxInvoices)
    .where(and(isOfOrder(order), eq(taxInvoices.kind, 'invoice')))
  return invoice ?? null
}

/** The tax invoice of an order, locked until the transaction ends, so that one credit note at a time is issued for it. */
export async function lockInvoice(tx: Database, order: OrderOf): Promise<TaxDocument | null> {
  const [invoice] = await tx
    .select()
    .from(taxInvoices)
    .where(and(isOfOrder(order), eq(taxInvoices.kind, 'invoice')))
    .for('update')
  return invoice ?? null
}

/** The credit notes of an order, in the order of their numbers. */
export async function listCreditNotes(db: Database, order: OrderOf): Promise<TaxDocument[]> {
  return db
    .select()
    .from(taxInvoices)
    .where(and(isOfOrder(order), eq(taxInvoices.kind, 'credit_note')))
    .orderBy(asc(taxInvoices.number))
}

/** The documents of some orders of a company, in the order in which they were issued. */
export async function listOfOrders(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
): Promise<TaxDocument[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(taxInvoices)
    .where(and(eq(taxInvoices.companyId, companyId), inArray(taxInvoices.orderId, [...orderIds])))
    .orderBy(asc(taxInvoices.id))
}

/** Documents without a file yet, without those in `except`, the oldest first. */
export async function listUndrawn(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<TaxDocumentKey[]> {
  return db
    .select({ companyId: taxInvoices.companyId, id: taxInvoices.id })
    .from(taxInvoices)
    .where(and(isNull(taxInvoices.drawnAt), notInArray(taxInvoices.id, [...except])))
    .orderBy(asc(taxInvoices.issuedAt))
    .limit(limit)
}

export type ConfirmedPayment = Pick<typeof payments.$inferSelect, 'id' | 'method' | 'chargeId'>

/** The payment that an invoice confirms. */
export async function findConfirmed(
  db: Database,
  { companyId, paymentId }: Pick<TaxDocument, 'companyId' | 'paymentId'>,
): Promise<ConfirmedPayment | null> {
  if (paymentId === null) return null
  const [payment] = await db
    .select({ id: payments.id, method: payments.method, chargeId: payments.chargeId })
    .from(payments)
    .where(and(eq(payments.companyId, companyId), eq(payments.id, paymentId)))
  return payment ?? null
}

type DrawnFile = { readonly objectName: string; readonly sha256: string }

/** Records a document's file, unless it has one; answers whether this one counts. */
export async function noteFile(tx: Database, key: TaxDocumentKey, file: DrawnFile): Promise<boolean> {
  const rows = await tx
    .update(taxInvoices)
    .set({ ...file, drawnAt: sql`now()` })
    .where(and(isDocument(key), isNull(taxInvoices.drawnAt)))
    .returning({ id: taxInvoices.id })
  return rows.length > 0
}

/** Documents whose legal retention is over and that still have their file, without those in `except`. */
export async function listPastFiles(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<TaxDocumentKey[]> {
  return db
    .select({ companyId: taxInvoices.companyId, id: taxInvoices.id })
    .from(taxInvoices)
    .innerJoin(orders, and(eq(orders.companyId, taxInvoices.companyId), eq(orders.id, taxInvoices.orderId)))
    .where(and(isNotNull(taxInvoices.objectName), isPastOrder, notInArray(taxInvoices.id, [...except])))
    .orderBy(asc(taxInvoices.id))
    .limit(limit)
}

/** Takes the file's name off a document; answers the name in the bucket, null when it was taken off before. */
export async function forgetFile(tx: Database, key: TaxDocumentKey): Promise<string | null> {
  const [document] = await tx
    .select({ objectName: taxInvoices.objectName })
    .from(taxInvoices)
    .where(isDocument(key))
    .for('update')
  if (!document?.objectName) return null
  await tx.update(taxInvoices).set({ objectName: null }).where(isDocument(key))
  return document.objectName
}
