import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { Taking } from '../../shapes/taking'
import { creditEntries, creditGrants } from '../../tables/credits'
import { orders } from '../../tables/orders'
import { paymentDisputes } from '../../tables/refunds'
import { insertEntries, type Reservation, type Returned } from './repository'

/** An order that gave credits which a reservation took, and the grant that it took them from. */
type OrderBehind = Pick<typeof orders.$inferSelect, 'id' | 'state' | 'disputedAt'> & {
  readonly grantId: string
}

/** The orders whose credits a reservation took, locked so that none loses its money while they are returned. */
export async function lockOrdersBehind(
  tx: Database,
  { companyId, id: reservationId }: Reservation,
): Promise<OrderBehind[]> {
  const origin = alias(creditGrants, 'origin')
  return tx
    .select({
      id: orders.id,
      state: orders.state,
      disputedAt: orders.disputedAt,
      grantId: creditEntries.grantId,
    })
    .from(creditEntries)
    .innerJoin(
      creditGrants,
      and(eq(creditGrants.companyId, creditEntries.companyId), eq(creditGrants.id, creditEntries.grantId)),
    )
    .innerJoin(
      origin,
      and(
        eq(origin.companyId, creditEntries.companyId),
        sql`${origin.id} = coalesce(${creditGrants.originId}, ${creditGrants.id})`,
      ),
    )
    .innerJoin(
      orders,
      and(eq(orders.companyId, creditEntries.companyId), sql`${origin.subject} = 'order:' || ${orders.id}`),
    )
    .where(
      and(
        eq(creditEntries.companyId, companyId),
        eq(creditEntries.reservationId, reservationId),
        eq(creditEntries.type, 'reserve'),
      ),
    )
    .orderBy(orders.id)
    .for('update', { of: orders })
}

/**
 * Takes returned credits out of use whose order has lost its money, or may lose it in an open dispute, which then decides about
 * them; answers how many it took.
 */
export async function takeUnpaid(
  tx: Database,
  { companyId, kind }: Pick<Reservation, 'companyId' | 'kind'>,
  returned: readonly Returned[],
  behind: readonly OrderBehind[],
): Promise<number> {
  const unpaid = returned.flatMap(({ takenFrom, grantId, amount }) => {
    const order = behind.find((one) => one.grantId === takenFrom)
    const isLost = order?.state === 'reversed' || order?.state === 'refunded'
    return order && (isLost || order.disputedAt) ? [{ order, isLost, grantId, amount }] : []
  })
  for (const { grantId, amount } of unpaid) {
    await tx
      .update(creditGrants)
      .set({ available: sql`${creditGrants.available} - ${amount}` })
      .where(and(eq(creditGrants.companyId, companyId), eq(creditGrants.id, grantId)))
  }
  await insertEntries(
    tx,
    unpaid.map(({ grantId, amount }) => ({
      companyId,
      kind,
      grantId,
      type: 'adjust',
      amount: -amount,
      actorUid: 'system',
    })),
    uuidv7(),
  )
  for (const { order, isLost, grantId, amount } of unpaid)
    if (!isLost) await leaveToDispute(tx, { companyId, orderId: order.id }, { grantId, amount })
  return unpaid.reduce((sum, { amount }) => sum + amount, 0)
}

/** Adds credits to what an order's open dispute took, which gives them back if it is won. */
async function leaveToDispute(
  tx: Database,
  { companyId, orderId }: { readonly companyId: string; readonly orderId: string },
  taking: Pick<Taking, 'grantId' | 'amount'>,
): Promise<void> {
  const isOpen = and(
    eq(paymentDisputes.companyId, companyId),
    eq(paymentDisputes.orderId, orderId),
    inArray(paymentDisputes.state, ['open', 'pending']),
  )
  const [dispute] = await tx
    .select({ id: paymentDisputes.id, takings: paymentDisputes.takings })
    .from(paymentDisputes)
    .where(isOpen)
    .limit(1)
    .for('update')
  if (!dispute) throw new Error(`the order ${orderId} is disputed by nobody`)
  const takings = [...dispute.takings, { ...taking, takenAt: new Date().toISOString() }]
  await tx
    .update(paymentDisputes)
    .set({ takings })
    .where(and(eq(paymentDisputes.companyId, companyId), eq(paymentDisputes.id, dispute.id)))
}
