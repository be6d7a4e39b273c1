import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { companies } from '../../tables/companies'
import { orders } from '../../tables/orders'
import { paymentDisputes } from '../../tables/refunds'

export type PaymentDispute = typeof paymentDisputes.$inferSelect

/** The dispute that the provider has under an id, locked until the transaction ends. */
export async function lockDispute(tx: Database, providerId: string): Promise<PaymentDispute | null> {
  const [dispute] = await tx
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.providerId, providerId))
    .for('update')
  return dispute ?? null
}

export async function insertDispute(
  tx: Database,
  values: typeof paymentDisputes.$inferInsert,
): Promise<void> {
  await tx.insert(paymentDisputes).values(values)
}

type Change = Pick<PaymentDispute, 'state' | 'closedAt'> &
  Partial<Pick<PaymentDispute, 'takings' | 'amountSatang'>>

/** Changes a dispute that the caller has locked. */
export async function changeDispute(
  tx: Database,
  { companyId, id }: Pick<PaymentDispute, 'companyId' | 'id'>,
  change: Change,
): Promise<void> {
  await tx
    .update(paymentDisputes)
    .set(change)
    .where(and(eq(paymentDisputes.companyId, companyId), eq(paymentDisputes.id, id)))
}

/**
 * What banks took back of a payment for good, in satang, for a query of `payments`; named as SQL does, because a query of
 * one table alone leaves the table's name out of its columns.
 */
export const lostSatang = sql<number>`coalesce((select sum(${paymentDisputes.amountSatang}) from ${paymentDisputes}
  where ${paymentDisputes.companyId} = payments.company_id and ${paymentDisputes.paymentId} = payments.id
    and ${paymentDisputes.state} = 'lost'), 0)::integer`

/** The disputes of an order that nobody has won or lost. */
export async function listOpenDisputesOf(
  db: Database,
  { companyId, orderId }: Pick<PaymentDispute, 'companyId' | 'orderId'>,
): Promise<PaymentDispute[]> {
  return db
    .select()
    .from(paymentDisputes)
    .where(
      and(
        eq(paymentDisputes.companyId, companyId),
        eq(paymentDisputes.orderId, orderId),
        inArray(paymentDisputes.state, ['open', 'pending']),
      ),
    )
}

/** The dispute of a payment that nobody has won or lost; null where there is none. */
export async function findOpenDispute(
  db: Database,
  { paymentId, ...order }: Pick<PaymentDispute, 'companyId' | 'orderId' | 'paymentId'>,
): Promise<PaymentDispute | null> {
  return (await listOpenDisputesOf(db, order)).find((dispute) => dispute.paymentId === paymentId) ?? null
}

/** The disputes of an order, newest first. */
export async function listDisputesOf(
  db: Database,
  { companyId, orderId }: Pick<PaymentDispute, 'companyId' | 'orderId'>,
): Promise<PaymentDispute[]> {
  return db
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.companyId, companyId), eq(paymentDisputes.orderId, orderId)))
    .orderBy(desc(paymentDisputes.id))
}

/** Every dispute, newest first, after a position. */
export async function listDisputes(
  db: Database,
  { isOpen, after, limit }: { isOpen: boolean; after: string | null; limit: number },
) {
  return db
    .select({ dispute: paymentDisputes, order: orders, companyName: companies.name })
    .from(paymentDisputes)
    .innerJoin(
      orders,
      and(eq(orders.companyId, paymentDisputes.companyId), eq(orders.id, paymentDisputes.orderId)),
    )
    .innerJoin(companies, eq(companies.id, paymentDisputes.companyId))
    .where(
      and(
        isOpen ? inArray(paymentDisputes.state, ['open', 'pending']) : undefined,
        after ? lt(paymentDisputes.id, after) : undefined,
      ),
    )
    .orderBy(desc(paymentDisputes.id))
    .limit(limit)
}
