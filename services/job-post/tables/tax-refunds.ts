import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BankCode } from '../../../validators/banks'
import {
  givenUpStates,
  type TaxRefundEvent,
  type TaxRefundState,
  taxRefundEvents,
  taxRefundStates,
} from '../../../validators/states/tax-refund'
import type { FileType } from '../../../validators/upload-terms'
import { checkOneOf } from '../../shared/check-one-of'
import { orders } from './orders'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(', '))

/** Refunds of tax that a company withheld from an order which it had paid in full. */
export const taxRefunds = pgTable(
  'tax_refunds',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The payment by which it is asked for. */
    paymentId: uuid('payment_id').notNull(),
    state: text('state').$type<TaxRefundState>().notNull().default('draft'),
    /** What tax is withheld from, before VAT, in satang like the amount. */
    baseSatang: integer('base_satang').notNull(),
    /** In hundredths of a per cent. */
    rate: integer('rate').notNull(),
    amountSatang: integer('amount_satang').notNull(),
    certificateNumber: text('certificate_number').notNull().default(''),
    certificateDate: date('certificate_date'),
    /** The certificate's file: the name it came with, the object's name in the bucket, its type, and its bytes. */
    fileName: text('file_name'),
    objectName: text('object_name'),
    fileType: text('file_type').$type<FileType>(),
    fileSize: integer('file_size'),
    bank: text('bank').$type<BankCode>(),
    accountName: text('account_name').notNull().default(''),
    /** The account's number, encrypted; its last four digits are shown. */
    sealedAccount: text('sealed_account'),
    accountEnd: text('account_end'),
    /** Who entered the number, and may see it whole. */
    accountBy: text('account_by'),
    /** Why staff asked for a correction or rejected it. */
    reason: text('reason'),
    /** The bank's reference of the transfer. */
    reference: text('reference'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    submittedAt: instant('submitted_at'),
    paidAt: instant('paid_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    checkOneOf(table.state, taxRefundStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }).onDelete('cascade'),
    uniqueIndex('tax_refunds_active_key')
      .on(table.companyId, table.orderId)
      .where(sql`${table.state} not in (${words(givenUpStates)})`),
    index('tax_refunds_state_idx').on(table.state, table.id),
    index('tax_refunds_created_by_idx').on(table.createdBy),
    index('tax_refunds_account_by_idx').on(table.accountBy),
    check(
      'tax_refunds_amounts_check',
      sql`${table.baseSatang} > 0 and ${table.amountSatang} > 0 and ${table.amountSatang} < ${table.baseSatang} and ${table.rate} between 1 and 10000`,
    ),
    check(
      'tax_refunds_account_check',
      sql`(${table.sealedAccount} is null) = (${table.accountEnd} is null) and (${table.sealedAccount} is null) = (${table.accountBy} is null)`,
    ),
    check('tax_refunds_paid_check', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
)

/** What happened to refunds of withheld tax, for their timelines. */
export const taxRefundEventRows = pgTable(
  'tax_refund_events',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    taxRefundId: uuid('tax_refund_id').notNull(),
    event: text('event').$type<TaxRefundEvent>().notNull(),
    toState: text('to_state').$type<TaxRefundState>().notNull(),
    actorUid: text('actor_uid').notNull(),
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    checkOneOf(table.event, taxRefundEvents),
    checkOneOf(table.toState, taxRefundStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.taxRefundId],
      foreignColumns: [taxRefunds.companyId, taxRefunds.id],
    }).onDelete('cascade'),
    index('tax_refund_events_refund_idx').on(table.companyId, table.taxRefundId),
  ],
)
