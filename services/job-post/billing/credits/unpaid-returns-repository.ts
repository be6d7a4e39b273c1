import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import type { Taking } from '../../shapes/taking'
import { creditEntries, creditGrants } from '../../tables/credits'
import { orders, payments } from '../../tables/orders'
import { paymentDisputes } from '../../tables/refunds'
import { leftUndelivered } from './left-undelivered'
import { insertEntries, type Reservation, type Returned } from './repository'

/** An order that gave credits which a reservation took, and the grant that it took them from. */
type OrderBehind = Pick<typeof orders.$inferSelect, 'id' | 'state'> & { readonly grantId: string }

/** The open dispute of the payment that brought an order its credits; one of a second payment decides about no credits. */
const openDisputeOf = (companyId: string, orderId: string) =>
  and(
    eq(paymentDisputes.companyId, companyId),
    eq(paymentDisputes.orderId, orderId),
    inArray(paymentDisputes.state, ['open', 'pending']),
    sql`not exists (select from ${payments} where ${payments.companyId} = ${paymentDisputes.companyId}
      and ${payments.id} = ${paymentDisputes.paymentId} and ${payments.isExtra})`,
  )

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
 * them; answers how many it took. What is taken of a reversed order is credited: its invoice has it as delivered.
 */
export async function takeUnpaid(
  tx: Database,
  { companyId, kind }: Pick<Reservation, 'companyId' | 'kind'>,
  returned: readonly Returned[],
  behind: readonly OrderBehind[],
): Promise<number> {
  const unpaid: { readonly grantId: string; readonly amount: number }[] = []
  const undelivered = new Set<string>()
  for (const { takenFrom, grantId, amount } of returned) {
    const order = behind.find((one) => one.grantId === takenFrom)
    const isLost = order?.state === 'reversed' || order?.state === 'refunded'
    const taking = { grantId, amount }
    const isTaken = order && (isLost || (await leaveToDispute(tx, { companyId, orderId: order.id }, taking)))
    if (isTaken) unpaid.push(taking)
    // Of a refunded order all is credited already.
    if (order?.state === 'reversed') undelivered.add(order.id)
  }
  for (const orderId of undelivered) await enqueue(tx, leftUndelivered, { companyId, orderId })
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
  return unpaid.reduce((sum, { amount }) => sum + amount, 0)
}

/** Adds credits to what an order's open dispute took, which gives them back if it is won; false where there is none. */
async function leaveToDispute(
  tx: Database,
  { companyId, orderId }: { readonly companyId: string; readonly orderId: string },
  taking: Pick<Taking, 'grantId' | 'amount'>,
): Promise<boolean> {
  const [dispute] = await tx
    .select({ id: paymentDisputes.id, takings: paymentDisputes.takings })
    .from(paymentDisputes)
    .where(openDisputeOf(companyId, orderId))
    .limit(1)
    .for('update')
  if (!dispute) return false
  const takings = [...dispute.takings, { ...taking, takenAt: new Date().toISOString() }]
  await tx
    .update(paymentDisputes)
    .set({ takings })
    .where(and(eq(paymentDisputes.companyId, companyId), eq(paymentDisputes.id, dispute.id)))
  return true
}
