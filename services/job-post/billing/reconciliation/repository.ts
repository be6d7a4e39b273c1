import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { Merchant } from '../../shapes/payment-terms'
import { orders, payments } from '../../tables/orders'
import { paymentDifferences, paymentDisputes, refunds } from '../../tables/refunds'

export type Difference = typeof paymentDifferences.$inferSelect
export type FoundDifference = Pick<
  Difference,
  'merchant' | 'kind' | 'subject' | 'orderNumber' | 'theirs' | 'ours'
>

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

/** A merchant's payments that are about charges, or that we named in them. */
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
      or(inArray(payments.chargeId, [...chargeIds]), inArray(payments.id, [...paymentIds])),
    ),
  )
}

/** A merchant's payments of the last days whose money has arrived. */
export async function listWithMoney(db: Database, merchant: Merchant, since: Date): Promise<OurPayment[]> {
  return listWhere(
    db,
    and(
      eq(payments.merchant, merchant),
      gte(payments.endedAt, since),
      gte(payments.createdAt, since),
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

/** Stores a difference; false for one that is known and open. */
export async function insertDifference(tx: Database, found: FoundDifference): Promise<boolean> {
  const added = await tx
    .insert(paymentDifferences)
    .values({ ...found, id: uuidv7() })
    .onConflictDoNothing()
    .returning({ id: paymentDifferences.id })
  return added.length > 0
}

/** Marks open differences of compared charges and payments as resolved, without those that were found again. */
export async function resolveDifferences(
  tx: Database,
  merchant: Merchant,
  compared: readonly string[],
  found: readonly FoundDifference[],
): Promise<Difference[]> {
  return tx
    .update(paymentDifferences)
    .set({ resolvedAt: new Date() })
    .where(
      and(
        eq(paymentDifferences.merchant, merchant),
        isNull(paymentDifferences.resolvedAt),
        inArray(paymentDifferences.subject, [...compared]),
        notInArray(
          sql`${paymentDifferences.kind} || ' ' || ${paymentDifferences.subject}`,
          found.map(({ kind, subject }) => `${kind} ${subject}`),
        ),
      ),
    )
    .returning()
}

/** Differences, newest first, after a position; those that are resolved as well where asked for. */
export async function listDifferences(
  db: Database,
  { isOpen, after, limit }: { isOpen: boolean; after: string | null; limit: number },
): Promise<Difference[]> {
  return db
    .select()
    .from(paymentDifferences)
    .where(
      and(
        isOpen ? isNull(paymentDifferences.resolvedAt) : undefined,
        after ? lt(paymentDifferences.id, after) : undefined,
      ),
    )
    .orderBy(desc(paymentDifferences.id))
    .limit(limit)
}
