import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import {
  type DisputeState,
  disputeStates,
  type RefundMethod,
  type RefundState,
  refundMethods,
  refundStates,
} from '../../../validators/states/refund'
import { checkOneOf } from '../../shared/check-one-of'
import { type DifferenceKind, differenceKinds, type Merchant, merchants } from '../shapes/payment-terms'
import type { Taking } from '../shapes/taking'
import { orders, payments } from './orders'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Money of one payment that staff return, through the provider or by a transfer of their own. The row is there, and
 * credits are taken, before the money leaves.
 */
export const refunds = pgTable(
  'refunds',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    state: text('state').$type<RefundState>().notNull().default('created'),
    method: text('method').$type<RefundMethod>().notNull().default('provider'),
    amountSatang: integer('amount_satang').notNull(),
    /** The VAT in it; null until it is completed, and for money that was paid twice, which was no sale. */
    vatSatang: integer('vat_satang'),
    /** What it took back of the order's credits. */
    takings: jsonb('takings').$type<readonly Taking[]>().notNull(),
    /** Staff knew that it returns money for credits that were spent, or are gone otherwise. */
    isBeyondUnspent: boolean('is_beyond_unspent').notNull(),
    reason: text('reason').notNull(),
    /** The provider's id of it; null until it has answered. */
    providerId: text('provider_id'),
    /** Of a transfer: what the bank calls it, and the day on which the money left our account. */
    reference: text('reference'),
    transferredOn: date('transferred_on'),
    /** Why it was refused, in the provider's word, or why staff did not transfer it. */
    failureCode: text('failure_code'),
    /** How often the provider was asked for it, and when last. */
    attempts: integer('attempts').notNull().default(0),
    askedAt: instant('asked_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    checkOneOf(table.state, refundStates),
    checkOneOf(table.method, refundMethods),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.paymentId],
      foreignColumns: [payments.companyId, payments.id],
    }).onDelete('cascade'),
    check('refunds_amount_check', sql`${table.amountSatang} > 0`),
    check('refunds_ended_check', sql`(${table.endedAt} is null) = (${table.state} = 'created')`),
    check(
      'refunds_provider_id_check',
      sql`(${table.providerId} is not null) = (${table.state} = 'completed' and ${table.method} = 'provider')`,
    ),
    check(
      'refunds_transfer_check',
      sql`(${table.reference} is not null) = (${table.state} = 'completed' and ${table.method} = 'bank_transfer') and (${table.reference} is null) = (${table.transferredOn} is null)`,
    ),
    uniqueIndex('refunds_open_key')
      .on(table.companyId, table.paymentId)
      .where(sql`${table.state} = 'created'`),
    uniqueIndex('refunds_provider_id_key').on(table.providerId).where(sql`${table.providerId} is not null`),
    index('refunds_order_id_idx').on(table.companyId, table.orderId),
    // For refunds whose answer was lost.
    index('refunds_asked_at_idx').on(table.askedAt).where(sql`${table.state} = 'created'`),
    // For the revenue of some days.
    index('refunds_ended_at_idx').on(table.endedAt).where(sql`${table.state} = 'completed'`),
  ],
)

/** What buyers have asked their card's issuer or bank to take back. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    /** The provider's id of it. */
    providerId: text('provider_id').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    amountSatang: integer('amount_satang').notNull(),
    /** Why, in the provider's word. */
    reason: text('reason'),
    /** The order's credits that are out of use until it is decided, and for good when it is lost. */
    takings: jsonb('takings').$type<readonly Taking[]>().notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    checkOneOf(table.state, disputeStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.paymentId],
      foreignColumns: [payments.companyId, payments.id],
    }).onDelete('cascade'),
    check(
      'payment_disputes_closed_check',
      sql`(${table.closedAt} is null) = (${table.state} in ('open', 'pending'))`,
    ),
    uniqueIndex('payment_disputes_provider_id_key').on(table.providerId),
    index('payment_disputes_payment_id_idx').on(table.companyId, table.paymentId),
    index('payment_disputes_opened_at_idx').on(table.openedAt),
  ],
)

/** What the provider's list or events and our payments disagreed about, of both merchants. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').$type<Merchant>().notNull(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    /** The provider's charge, event or dispute, or our payment where there is none. */
    subject: text('subject').notNull(),
    orderNumber: text('order_number'),
    /** What the provider says and what we say: satang or states; of a strange event why it is strange, and its charge. */
    theirs: text('theirs').notNull(),
    ours: text('ours').notNull(),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** When a comparison no longer found it; strange events after the days that are compared. */
    resolvedAt: instant('resolved_at'),
    /** Why staff closed it; the same is not opened again then. */
    closingReason: text('closing_reason'),
  },
  (table) => [
    checkOneOf(table.merchant, merchants),
    checkOneOf(table.kind, differenceKinds),
    uniqueIndex('payment_differences_open_key')
      .on(table.kind, table.subject)
      .where(sql`${table.resolvedAt} is null`),
    check(
      'payment_differences_closed_check',
      sql`${table.closingReason} is null or ${table.resolvedAt} is not null`,
    ),
    index('payment_differences_found_at_idx').on(table.foundAt),
  ],
)
