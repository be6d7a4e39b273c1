import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { companies } from '../../tables/companies'
import { orders, payments } from '../../tables/orders'
import { refunds } from '../../tables/refunds'
import { taxInvoices } from '../../tables/tax-invoices'
import { lostSatang } from '../payment-disputes/repository'
import { leftOf } from '../returns/repository'

/** The list is worked off, so that it stays short; it is said where there are more. */
const mostPartlyLost = 500

/**
 * Orders of which a bank took less than was not delivered, the oldest first. Their credit note says what was not delivered;
 * `owedSatang` is how much of that has not gone back, as far as it is still with us. Not while a bank disputes the order:
 * nothing is refunded then. `hasMore` where the list is cut.
 */
export async function listPartlyLost(db: Database) {
  // What was refunded before the bank took its part has a note of its own, which says its VAT.
  const returnedSince = sql`coalesce((select sum(${refunds.amountSatang}) from ${refunds}
    where ${refunds.companyId} = ${payments.companyId} and ${refunds.paymentId} = ${payments.id}
      and ${refunds.state} <> 'failed' and ${refunds.vatSatang} is null), 0)`
  const owed = sql<number>`(${taxInvoices.totalSatang} - ${lostSatang} - ${returnedSince})::integer`
  const rows = await db
    .select({
      payment: payments,
      orderNumber: orders.number,
      companyName: companies.name,
      companyClosedAt: companies.closedAt,
      takenSatang: lostSatang,
      owedSatang: owed,
      at: orders.reversedAt,
    })
    .from(orders)
    .innerJoin(
      payments,
      and(
        eq(payments.companyId, orders.companyId),
        eq(payments.orderId, orders.id),
        eq(payments.isExtra, false),
        eq(payments.state, 'successful'),
      ),
    )
    .innerJoin(
      taxInvoices,
      and(
        eq(taxInvoices.companyId, payments.companyId),
        eq(taxInvoices.paymentId, payments.id),
        eq(taxInvoices.kind, 'credit_note'),
      ),
    )
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(orders.state, 'reversed'), isNull(orders.disputedAt), sql`${owed} > 0`))
    .orderBy(asc(orders.reversedAt))
    .limit(mostPartlyLost + 1)
  const items = []
  for (const { payment, ...row } of rows.slice(0, mostPartlyLost)) {
    const owedSatang = Math.min(row.owedSatang, await leftOf(db, payment))
    if (owedSatang > 0) items.push({ ...row, amountSatang: payment.amountSatang, owedSatang })
  }
  return { items, hasMore: rows.length > mostPartlyLost }
}
