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
import { type PackageKind, packageKinds } from '../../../validators/price-list'
import { fulfilledStates, type OrderState, orderStates, paidStates } from '../../../validators/states/order'
import { openPaymentStates, type PaymentState, paymentStates } from '../../../validators/states/payment'
import { checkOneOf } from '../../shared/check-one-of'
import type { Buyer } from '../shapes/buyer'
import {
  type Merchant,
  merchants,
  type PaymentCause,
  type PaymentMethod,
  paymentCauses,
  paymentMethods,
} from '../shapes/payment-terms'
import { companies } from './companies'
import { packages } from './packages'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(', '))

/** Tax rates by the day from which they apply (Bangkok), in hundredths of a per cent; staff add rows without a release. */
export const taxRates = pgTable(
  'tax_rates',
  {
    appliesFrom: date('applies_from').primaryKey(),
    vat: integer('vat').notNull(),
    /** What a juristic person withholds from services, of the amount before VAT. */
    withholding: integer('withholding').notNull(),
    /** The amount before VAT, in satang, from which it is withheld. */
    withholdingFrom: integer('withholding_from').notNull(),
  },
  (table) => [
    check(
      'tax_rates_sensible_check',
      sql`${table.vat} between 0 and 10000 and ${table.withholding} between 0 and 10000 and ${table.withholdingFrom} >= 0`,
    ),
  ],
)

/** The last order number of each year (Buddhist Era), so that numbers run without gaps. */
export const orderNumbers = pgTable('order_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** Purchases of packages. What was bought, its price and the buyer are frozen in the row. */
export const orders = pgTable(
  'orders',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    /** What people and the provider call it: CR-2569-00001. */
    number: text('number').notNull(),
    state: text('state').$type<OrderState>().notNull().default('pending'),
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id),
    kind: text('kind').$type<PackageKind>().notNull(),
    size: integer('size').notNull(),
    validDays: integer('valid_days').notNull(),
    /** Before VAT; like the amounts below in satang, and never changed. */
    priceSatang: integer('price_satang').notNull(),
    vatSatang: integer('vat_satang').notNull(),
    totalSatang: integer('total_satang').notNull(),
    /** What the buyer may withhold and claim back; 0 where nothing is withheld. */
    withholdingSatang: integer('withholding_satang').notNull(),
    /** The rates of its day, in hundredths of a per cent; never changed either. */
    vatRate: integer('vat_rate').notNull(),
    withholdingRate: integer('withholding_rate').notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Until when it can be paid at this price. */
    payableUntil: instant('payable_until').notNull(),
    paidAt: instant('paid_at'),
    fulfilledAt: instant('fulfilled_at'),
    /** When the credits that it gave expire. */
    creditsExpireAt: instant('credits_expire_at'),
    /** How many posts waited for credit when it was given. */
    waitingPosts: integer('waiting_posts').notNull().default(0),
    /** What staff have returned of its money. */
    refundedSatang: integer('refunded_satang').notNull().default(0),
    /** When the bank or the card's issuer took its money back. */
    reversedAt: instant('reversed_at'),
    /** Since when its buyer's bank disputes it, while nobody has won. */
    disputedAt: instant('disputed_at'),
  },
  (table) => [
    checkOneOf(table.state, orderStates),
    checkOneOf(table.kind, packageKinds),
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('orders_number_key').on(table.number),
    check(
      'orders_amounts_check',
      sql`${table.priceSatang} > 0 and ${table.vatSatang} >= 0 and ${table.totalSatang} = ${table.priceSatang} + ${table.vatSatang} and ${table.withholdingSatang} between 0 and ${table.priceSatang}`,
    ),
    check(
      'orders_rates_check',
      sql`${table.vatRate} between 0 and 10000 and ${table.withholdingRate} between 0 and 10000`,
    ),
    check(
      'orders_paid_check',
      sql`(${table.paidAt} is not null) = (${table.state} in (${words(paidStates)})) and (${table.fulfilledAt} is not null) = (${table.state} in (${words(fulfilledStates)}))`,
    ),
    check('orders_reversed_check', sql`(${table.reversedAt} is not null) = (${table.state} = 'reversed')`),
    check(
      'orders_refunded_check',
      sql`${table.refundedSatang} between 0 and ${table.totalSatang} and (${table.state} = 'refunded') = (${table.refundedSatang} = ${table.totalSatang}) and (${table.refundedSatang} = 0 or ${table.state} in ('partly_refunded', 'refunded', 'reversed'))`,
    ),
    index('orders_created_by_idx').on(table.createdBy),
    // For finding orders whose time to pay is over.
    index('orders_payable_until_idx')
      .on(table.payableUntil)
      .where(sql`${table.state} in ('pending', 'awaiting_payment')`),
    // For the revenue of some days.
    index('orders_paid_at_idx').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    // For removing orders that were kept long enough.
    index('orders_created_at_idx').on(table.createdAt),
  ],
)

/** Attempts to pay an order. The row is there before the provider is asked, so that no charge is without one. */
export const payments = pgTable(
  'payments',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    method: text('method').$type<PaymentMethod>().notNull(),
    merchant: text('merchant').$type<Merchant>().notNull(),
    amountSatang: integer('amount_satang').notNull(),
    /** Until when it can be paid; the provider is told. */
    expiresAt: instant('expires_at').notNull(),
    /** The provider's id of the charge; null until it has answered. */
    chargeId: text('charge_id'),
    /** Where the provider has the picture of the code. */
    codeAddress: text('code_address'),
    /** Where the card's owner confirms to their bank; null once the payment is over. */
    authorizeAddress: text('authorize_address'),
    /** What the card is called on screens; its number is never here. */
    cardBrand: text('card_brand'),
    cardLastDigits: text('card_last_digits'),
    /** The remembered card that is paid by, or that is remembered once the payment succeeds. */
    savedCardId: uuid('saved_card_id'),
    /** Why it failed, in the provider's word. */
    failureCode: text('failure_code'),
    /** It gave nothing, because its order was paid already or its company had closed: staff return it. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** How often the provider was asked for the charge. */
    attempts: integer('attempts').notNull().default(0),
    /** When the provider was last asked about it, so that several people who wait ask once. */
    askedAt: instant('asked_at'),
    /** When the provider last answered. */
    checkedAt: instant('checked_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    checkOneOf(table.state, paymentStates),
    checkOneOf(table.method, paymentMethods),
    checkOneOf(table.merchant, merchants),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }).onDelete('cascade'),
    check(
      'payments_ended_check',
      sql`(${table.endedAt} is null) = (${table.state} in (${words(openPaymentStates)}))`,
    ),
    uniqueIndex('payments_open_key')
      .on(table.companyId, table.orderId)
      .where(sql`${table.state} in (${words(openPaymentStates)})`),
    uniqueIndex('payments_charge_id_key').on(table.chargeId).where(sql`${table.chargeId} is not null`),
    index('payments_order_id_idx').on(table.companyId, table.orderId),
    // For asking the provider about what is open, and about what ended without money.
    index('payments_asked_at_idx')
      .on(table.askedAt)
      .where(sql`${table.state} not in ('successful', 'reversed')`),
    // For what staff have to return.
    index('payments_extra_idx').on(table.endedAt).where(sql`${table.isExtra}`),
    // For comparing with the provider's list.
    index('payments_merchant_idx').on(table.merchant, table.endedAt),
  ],
)

/** What the provider said about payments, and what it changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    cause: text('cause').$type<PaymentCause>().notNull(),
    /** The provider's id of the event that it sent. */
    eventId: text('event_id'),
    /** The provider's word for the charge's state. */
    status: text('status').notNull(),
    fromState: text('from_state').$type<PaymentState>().notNull(),
    toState: text('to_state').$type<PaymentState>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    checkOneOf(table.cause, paymentCauses),
    checkOneOf(table.fromState, paymentStates),
    checkOneOf(table.toState, paymentStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.paymentId],
      foreignColumns: [payments.companyId, payments.id],
    }).onDelete('cascade'),
    index('payment_events_payment_id_idx').on(table.companyId, table.paymentId),
  ],
)
