import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { Merchant } from '../../shapes/payment-terms'
import { orders, payments } from '../../tables/orders'
import { paymentDisputes, refunds } from '../../tables/refunds'

/** What our rows say of payments, as the provider's list is compared with it. */
export type OurPayment = typeof payments.$inferSelect & {
  readonly orderNumber: string
  readonly refundedSatang: number
}

const refunded = sql<number>`coalesce((select sum(${refunds.amountSatang}) from ${refunds}
  where ${refunds.companyId} = ${payments.companyId} and ${refunds.paymentId} = ${payments.id}
    and ${refunds.state} = 'completed' and ${refunds.method} = 'provider'), 0)::integer`

async function listWhere(db: Database, condition: ReturnType<typeof and>): Promise<OurPayment[]> {
  const rows = await db
    .select({ payment: payments, orderNumber: orders.number, refundedSatang: refunded })
    .from(payments)
    .innerJoin(orders, and(eq(orders.companyId, payments.companyId), eq(orders.id, payments.orderId)))
    .where(condition)
  return rows.map(({ payment, ...more }) => ({ ...payment, ...more }))
}

/** A merchant's payments that are about charges, or that we named in them, however many there are. */
export async function listNamed(
  db: Database,
  merchant: Merchant,
  {
    chargeIds,
    paymentIds,
  }: { readonly chargeIds: readonly string[]; readonly paymentIds: readonly string[] },
): Promise<OurPayment[]> {
  return listWhere(
    db,
    and(
      eq(payments.merchant, merchant),
      or(
        sql`${payments.chargeId} = any(${sql.param([...chargeIds])}::text[])`,
        sql`${payments.id} = any(${sql.param([...paymentIds])}::uuid[])`,
      ),
    ),
  )
}

/** A merchant's payments whose money has arrived: those of the last days, and some others by their ids. */
export async function listWithMoney(
  db: Database,
  merchant: Merchant,
  since: Date,
  others: readonly string[],
): Promise<OurPayment[]> {
  return listWhere(
    db,
    and(
      eq(payments.merchant, merchant),
      or(
        and(gte(payments.endedAt, since), gte(payments.createdAt, since)),
        sql`${payments.id} = any(${sql.param([...others])}::uuid[])`,
      ),
      eq(payments.state, 'successful'),
      isNotNull(payments.chargeId),
    ),
  )
}

/** The provider's ids of a merchant's disputes that nobody has won or lost. */
export async function listOpenDisputeIds(db: Database, merchant: Merchant): Promise<string[]> {
  const rows = await db
    .select({ id: paymentDisputes.providerId })
    .from(paymentDisputes)
    .innerJoin(
      payments,
      and(eq(payments.companyId, paymentDisputes.companyId), eq(payments.id, paymentDisputes.paymentId)),
    )
    .where(and(eq(payments.merchant, merchant), inArray(paymentDisputes.state, ['open', 'pending'])))
  return rows.map(({ id }) => id)
}
