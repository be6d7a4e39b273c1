import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkOneOf } from '../../shared/check-one-of'
import type { Buyer } from '../shapes/buyer'
import { type TaxDocumentKind, taxDocumentKinds } from '../shapes/tax-document-kinds'
import { orders } from './orders'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The last number of each kind of document and year (Buddhist Era), so that numbers run without gaps. */
export const taxInvoiceNumbers = pgTable(
  'tax_invoice_numbers',
  {
    kind: text('kind').$type<TaxDocumentKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] }), checkOneOf(table.kind, taxDocumentKinds)],
)

/**
 * Tax invoices, which are the receipts as well, and the credit notes that correct them. What a document says is here and
 * in its order, and never changes; its file is drawn from that once.
 */
export const taxInvoices = pgTable(
  'tax_invoices',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<TaxDocumentKind>().notNull(),
    /** INV-2569-00001, or CN-2569-00001 for a credit note. */
    number: text('number').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The payment that an invoice confirms, or whose money a bank took back, which a credit note is for. */
    paymentId: uuid('payment_id'),
    /** The refund that any other credit note is for. */
    refundId: uuid('refund_id'),
    /** Why a credit note was issued. */
    reason: text('reason'),
    /** Who sells, as the document names them. */
    seller: jsonb('seller').$type<Buyer>().notNull(),
    /** Before VAT; like the amounts below in satang. Those of a credit note are what the invoice is reduced by. */
    valueSatang: integer('value_satang').notNull(),
    vatSatang: integer('vat_satang').notNull(),
    totalSatang: integer('total_satang').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The file's name in the bucket; null until it is drawn, and after its legal retention. */
    objectName: text('object_name'),
    sha256: text('sha256'),
    drawnAt: instant('drawn_at'),
  },
  (table) => [
    checkOneOf(table.kind, taxDocumentKinds),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }).onDelete('cascade'),
    uniqueIndex('tax_invoices_number_key').on(table.number),
    uniqueIndex('tax_invoices_order_key')
      .on(table.companyId, table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('tax_invoices_refund_key')
      .on(table.companyId, table.refundId)
      .where(sql`${table.kind} = 'credit_note'`),
    index('tax_invoices_order_id_idx').on(table.companyId, table.orderId),
    // For finding documents that are not drawn yet.
    index('tax_invoices_undrawn_idx').on(table.issuedAt).where(sql`${table.drawnAt} is null`),
    check(
      'tax_invoices_amounts_check',
      sql`${table.valueSatang} >= 0 and ${table.vatSatang} >= 0 and ${table.totalSatang} > 0 and ${table.totalSatang} = ${table.valueSatang} + ${table.vatSatang}`,
    ),
    check(
      'tax_invoices_cause_check',
      sql`(${table.paymentId} is null) <> (${table.refundId} is null) and (${table.kind} = 'credit_note' or ${table.refundId} is null) and (${table.kind} = 'credit_note') = (${table.reason} is not null)`,
    ),
    check(
      'tax_invoices_drawn_check',
      sql`(${table.drawnAt} is null) = (${table.sha256} is null) and (${table.objectName} is null or ${table.drawnAt} is not null)`,
    ),
  ],
)
