import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { companies } from '../../tables/companies'
import { orders, payments } from '../../tables/orders'
import { refunds } from '../../tables/refunds'
import { taxInvoices } from '../../tables/tax-invoices'
import { lostSatang } from '../payment-disputes/repository'
import { leftOfEach } from '../returns/repository'

/** The list is worked off, so that it stays short; it is said where there are more. */
const mostPartlyLost = 500

/** What the credit notes of a payment's loss credit together, for a query of `payments`. */
const creditedSatang = sql<number>`coalesce((select sum(${taxInvoices.totalSatang}) from ${taxInvoices}
  where ${taxInvoices.companyId} = ${payments.companyId} and ${taxInvoices.paymentId} = ${payments.id}
    and ${taxInvoices.kind} = 'credit_note'), 0)`

/** What was refunded before the bank took its part has a note of its own, which says its VAT. */
const returnedSince = sql`coalesce((select sum(${refunds.amountSatang}) from ${refunds}
  where ${refunds.companyId} = ${payments.companyId} and ${refunds.paymentId} = ${payments.id}
    and ${refunds.state} <> 'failed' and ${refunds.vatSatang} is null), 0)`

const owed = sql<number>`(${creditedSatang} - ${lostSatang} - ${returnedSince})::integer`

/** Orders of which a bank took less than was not delivered, the oldest first, as far as a list goes. */
const queryOwed = (db: Database, isMeant: SQL | undefined, limit: number) =>
  db
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
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(orders.state, 'reversed'), isNull(orders.disputedAt), sql`${owed} > 0`, isMeant))
    .orderBy(asc(orders.reversedAt))
    .limit(limit)

type OwedRow = Awaited<ReturnType<typeof queryOwed>>[number]

/** How much is owed of each, as far as it is still with us. */
async function owedOfEach(db: Database, rows: readonly OwedRow[]) {
  const left = await leftOfEach(
    db,
    rows.map(({ payment }) => payment),
  )
  return rows.map((row) => ({ ...row, owedSatang: Math.max(0, Math.min(row.owedSatang, left(row.payment))) }))
}

/**
 * Orders of which a bank took less than was not delivered, the oldest first. Their credit notes say what was not delivered;
 * `owedSatang` is how much of that has not gone back, as far as it is still with us. Not while a bank disputes the order:
 * nothing is refunded then. `hasMore` where the list is cut.
 */
export async function listPartlyLost(db: Database) {
  const rows = await queryOwed(db, undefined, mostPartlyLost + 1)
  const owing = await owedOfEach(db, rows.slice(0, mostPartlyLost))
  const items = owing
    .filter(({ owedSatang }) => owedSatang > 0)
    .map(({ payment, ...order }) => ({ ...order, amountSatang: payment.amountSatang }))
  return { items, hasMore: rows.length > mostPartlyLost }
}

/** The same of some orders of a company: satang by order. */
export async function listOwedOf(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
): Promise<{ orderId: string; satang: number }[]> {
  if (orderIds.length === 0) return []
  const isOne = and(eq(orders.companyId, companyId), inArray(orders.id, [...orderIds]))
  const owing = await owedOfEach(db, await queryOwed(db, isOne, orderIds.length))
  return owing.map(({ payment, owedSatang }) => ({ orderId: payment.orderId, satang: owedSatang }))
}
