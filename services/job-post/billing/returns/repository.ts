import { and, eq, inArray, max, ne, sum } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { paymentEvents, type payments } from '../../tables/orders'
import { paymentDisputes, refunds } from '../../tables/refunds'
import { taxRefunds } from '../../tables/tax-refunds'

/**
 * What leaves us for an order in either way, for the rule that it never exceeds what came in (decision 156). Who decides
 * about it has locked the order.
 */
type OfOrder = { readonly companyId: string; readonly orderId: string }

/** Withheld tax of an order that staff have paid back, or have approved and are about to. */
export type TaxPaidBack = Pick<typeof taxRefunds.$inferSelect, 'id' | 'state' | 'amountSatang'>

/** The withheld tax of an order that staff have paid back or approved; null where there is none. */
export async function findTaxPaidBack(
  db: Database,
  { companyId, orderId }: OfOrder,
): Promise<TaxPaidBack | null> {
  const [tax] = await db
    .select({ id: taxRefunds.id, state: taxRefunds.state, amountSatang: taxRefunds.amountSatang })
    .from(taxRefunds)
    .where(
      and(
        eq(taxRefunds.companyId, companyId),
        eq(taxRefunds.orderId, orderId),
        inArray(taxRefunds.state, ['approved', 'paid']),
      ),
    )
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
 * How much of a payment is still with us, in satang, once the refunds under way are made: less than 0 where they are more
 * than that. Withheld tax counts that was approved or paid back.
 */
export async function leftOf(
  db: Database,
  { companyId, id: paymentId, orderId, amountSatang, isExtra, state }: Paid & Pick<Payment, 'state'>,
): Promise<number> {
  if (state === 'reversed') return 0
  const [going] = await db
    .select({ satang: sum(refunds.amountSatang).mapWith(Number) })
    .from(refunds)
    .where(
      and(eq(refunds.companyId, companyId), eq(refunds.paymentId, paymentId), ne(refunds.state, 'failed')),
    )
  const [lost] = await db
    .select({ satang: sum(paymentDisputes.amountSatang).mapWith(Number) })
    .from(paymentDisputes)
    .where(
      and(
        eq(paymentDisputes.companyId, companyId),
        eq(paymentDisputes.paymentId, paymentId),
        eq(paymentDisputes.state, 'lost'),
      ),
    )
  const tax = isExtra ? null : await findTaxPaidBack(db, { companyId, orderId })
  return amountSatang - (going?.satang ?? 0) - (lost?.satang ?? 0) - (tax?.amountSatang ?? 0)
}

/**
 * How much of a payment its buyer has twice, in satang: by refunds, as withheld tax that was paid back, and from banks; 0
 * for nothing. What is new of it is the difference to what it was before something happened.
 */
export async function returnedTwice(
  db: Database,
  { companyId, id: paymentId, orderId, amountSatang, isExtra }: Paid,
): Promise<number> {
  const completed = await db
    .select({ satang: refunds.amountSatang, method: refunds.method, at: refunds.endedAt })
    .from(refunds)
    .where(
      and(eq(refunds.companyId, companyId), eq(refunds.paymentId, paymentId), eq(refunds.state, 'completed')),
    )
  const lost = await db
    .select({ satang: paymentDisputes.amountSatang, at: paymentDisputes.closedAt })
    .from(paymentDisputes)
    .where(
      and(
        eq(paymentDisputes.companyId, companyId),
        eq(paymentDisputes.paymentId, paymentId),
        eq(paymentDisputes.state, 'lost'),
      ),
    )
  const [reversal] = await db
    .select({ at: max(paymentEvents.at) })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.companyId, companyId),
        eq(paymentEvents.paymentId, paymentId),
        eq(paymentEvents.toState, 'reversed'),
      ),
    )
  const tax = isExtra ? null : await findTaxPaidBack(db, { companyId, orderId })
  const reversedAt = reversal?.at ?? null
  const isBefore = ({ at }: { readonly at: Date | null }) => !reversedAt || (at !== null && at <= reversedAt)
  const sumOf = (moves: readonly { readonly satang: number }[]) =>
    moves.reduce((sum, { satang }) => sum + satang, 0)
  // A reversal takes all that the provider still had: nothing is left to a dispute after it.
  const disputed = sumOf(lost.filter(isBefore))
  const byProvider = completed.filter(({ method }) => method === 'provider')
  const reversed = reversedAt ? Math.max(0, amountSatang - disputed - sumOf(byProvider.filter(isBefore))) : 0
  const paidTax = tax?.state === 'paid' ? tax.amountSatang : 0
  return Math.max(0, sumOf(completed) + paidTax + disputed + reversed - amountSatang)
}
