import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/shared/database'
import { paymentEvents, payments } from '../../tables/orders'
import { paymentDisputes, refunds } from '../../tables/refunds'
import { taxRefunds } from '../../tables/tax-refunds'

/**
 * What leaves us for an order in either way, for the rule that it never exceeds what came in (decision 156). Who decides
 * about it has locked the order.
 */
type OfOrder = { readonly companyId: string; readonly orderId: string }

/** Withheld tax of an order that staff have paid back, or have approved and are about to. */
export type TaxPaidBack = Pick<typeof taxRefunds.$inferSelect, 'id' | 'state' | 'amountSatang'>

const isPaidBack = inArray(taxRefunds.state, ['approved', 'paid'])

/** The withheld tax of an order that staff have paid back or approved; null where there is none. */
export async function findTaxPaidBack(
  db: Database,
  { companyId, orderId }: OfOrder,
): Promise<TaxPaidBack | null> {
  const [tax] = await db
    .select({ id: taxRefunds.id, state: taxRefunds.state, amountSatang: taxRefunds.amountSatang })
    .from(taxRefunds)
    .where(and(eq(taxRefunds.companyId, companyId), eq(taxRefunds.orderId, orderId), isPaidBack))
  return tax ?? null
}

/** Whether a refund of an order has no answer yet. */
export async function isRefundUnderWay(db: Database, { companyId, orderId }: OfOrder): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.orderId, orderId), eq(refunds.state, 'created')))
    .limit(1)
  return rows.length > 0
}

/** A payment whose order the caller has locked. */
type Payment = typeof payments.$inferSelect
type Paid = Pick<Payment, 'companyId' | 'id' | 'orderId' | 'amountSatang' | 'isExtra'>

/**
 * What banks and card issuers took back of payments, a row for each time, for a query. A dispute that was lost takes its
 * amount. A reversal takes all that the provider still had: nothing is left to a dispute after it, and what the provider
 * refunded had gone before, also where its answer came later.
 */
export function takenBack(db: Database) {
  const lost = db
    .select({
      companyId: sql<string>`${paymentDisputes.companyId}`.as('taken_company_id'),
      paymentId: sql<string>`${paymentDisputes.paymentId}`.as('taken_payment_id'),
      at: sql<Date>`${paymentDisputes.closedAt}`.as('taken_at'),
      satang: sql<number>`${paymentDisputes.amountSatang}`.as('taken_satang'),
    })
    .from(paymentDisputes)
    .where(
      and(
        eq(paymentDisputes.state, 'lost'),
        sql`not exists (select 1 from ${paymentEvents} reversal
          where reversal.company_id = ${paymentDisputes.companyId} and reversal.payment_id = ${paymentDisputes.paymentId}
            and reversal.to_state = 'reversed' and reversal.at < ${paymentDisputes.closedAt})`,
      ),
    )
  const goneBefore = sql`coalesce((select sum(lost.amount_satang) from ${paymentDisputes} lost
      where lost.company_id = ${payments.companyId} and lost.payment_id = ${payments.id}
        and lost.state = 'lost' and lost.closed_at <= ${paymentEvents.at}), 0)
    + coalesce((select sum(refunded.amount_satang) from ${refunds} refunded
      where refunded.company_id = ${payments.companyId} and refunded.payment_id = ${payments.id}
        and refunded.state = 'completed' and refunded.method = 'provider'), 0)`
  const reversed = db
    .select({
      companyId: sql<string>`${payments.companyId}`.as('taken_company_id'),
      paymentId: sql<string>`${payments.id}`.as('taken_payment_id'),
      at: sql<Date>`${paymentEvents.at}`.as('taken_at'),
      satang: sql<number>`greatest(0, ${payments.amountSatang} - (${goneBefore}))::integer`.as(
        'taken_satang',
      ),
    })
    .from(paymentEvents)
    .innerJoin(
      payments,
      and(eq(payments.companyId, paymentEvents.companyId), eq(payments.id, paymentEvents.paymentId)),
    )
    .where(eq(paymentEvents.toState, 'reversed'))
  return unionAll(lost, reversed).as('taken')
}

/** What banks and issuers took back of a payment, in satang. */
export async function takenOf(db: Database, { companyId, id }: Pick<Payment, 'companyId' | 'id'>) {
  const taken = takenBack(db)
  const [all] = await db
    .select({ satang: sql<number>`coalesce(sum(${taken.satang}), 0)::integer` })
    .from(taken)
    .where(and(eq(taken.companyId, companyId), eq(taken.paymentId, id)))
  return all?.satang ?? 0
}

/** What banks and issuers took of the payments that count for some orders of a company: satang by order. */
export async function listTakenOf(db: Database, companyId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const taken = takenBack(db)
  return db
    .select({ orderId: payments.orderId, satang: sql<number>`sum(${taken.satang})::integer` })
    .from(taken)
    .innerJoin(payments, and(eq(payments.companyId, taken.companyId), eq(payments.id, taken.paymentId)))
    .where(
      and(
        eq(payments.companyId, companyId),
        inArray(payments.orderId, [...orderIds]),
        eq(payments.isExtra, false),
      ),
    )
    .groupBy(payments.orderId)
}

/** The refunds of a payment that did not fail. */
const refundsOf = (db: Database, { companyId, id }: Paid) =>
  db
    .select({ satang: refunds.amountSatang, state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.paymentId, id), ne(refunds.state, 'failed')))

/** Withheld tax is of the payment that counts for its order. */
const taxOf = async (db: Database, { isExtra, ...payment }: Paid) =>
  isExtra ? null : findTaxPaidBack(db, payment)

const sumOf = (moves: readonly { readonly satang: number }[]): number =>
  moves.reduce((sum, { satang }) => sum + satang, 0)

type Asked = Paid & Pick<Payment, 'state'>

/**
 * How much of a payment is still with us, in satang, once the refunds under way are made: less than 0 where they are more
 * than that. Withheld tax counts that was approved or paid back.
 */
export const leftOf = async (db: Database, payment: Asked): Promise<number> =>
  (await leftOfEach(db, [payment]))(payment)

/** The same of some payments, asked for at once. */
export async function leftOfEach(db: Database, asked: readonly Asked[]): Promise<(payment: Asked) => number> {
  const companyIds = [...new Set(asked.map(({ companyId }) => companyId))]
  const [ids, orderIds] = [asked.map(({ id }) => id), asked.map(({ orderId }) => orderId)]
  if (ids.length === 0) return () => 0
  const refunded = await db
    .select({ of: refunds.paymentId, satang: sql<number>`sum(${refunds.amountSatang})::integer` })
    .from(refunds)
    .where(
      and(
        inArray(refunds.companyId, companyIds),
        inArray(refunds.paymentId, ids),
        ne(refunds.state, 'failed'),
      ),
    )
    .groupBy(refunds.paymentId)
  const paidTax = await db
    .select({ of: taxRefunds.orderId, satang: taxRefunds.amountSatang })
    .from(taxRefunds)
    .where(and(inArray(taxRefunds.companyId, companyIds), inArray(taxRefunds.orderId, orderIds), isPaidBack))
  const taken = takenBack(db)
  const lost = await db
    .select({ of: taken.paymentId, satang: sql<number>`sum(${taken.satang})::integer` })
    .from(taken)
    .where(and(inArray(taken.companyId, companyIds), inArray(taken.paymentId, ids)))
    .groupBy(taken.paymentId)
  const sumFor = (rows: readonly { readonly of: string; readonly satang: number }[], id: string) =>
    sumOf(rows.filter((row) => row.of === id))
  return ({ id, orderId, state, amountSatang, isExtra }) => {
    if (state === 'reversed') return 0
    // Withheld tax is of the payment that counts for its order.
    const tax = isExtra ? 0 : sumFor(paidTax, orderId)
    return amountSatang - sumFor(refunded, id) - tax - sumFor(lost, id)
  }
}

/**
 * How much of a payment its buyer has twice, in satang: by refunds, as withheld tax that was paid back, and from banks; 0
 * for nothing. What is new of it is the difference to what it was before something happened.
 */
export async function returnedTwice(db: Database, payment: Paid): Promise<number> {
  const completed = (await refundsOf(db, payment)).filter(({ state }) => state === 'completed')
  const tax = await taxOf(db, payment)
  const paidTax = tax?.state === 'paid' ? tax.amountSatang : 0
  return Math.max(0, sumOf(completed) + paidTax + (await takenOf(db, payment)) - payment.amountSatang)
}
