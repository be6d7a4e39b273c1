import { and, asc, desc, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { RefundMethod, RefundState } from '@/validators/states/refund'
import { companies } from '../../tables/companies'
import { orders, payments } from '../../tables/orders'
import { refunds } from '../../tables/refunds'
import { lostSatang } from '../payment-disputes/repository'

export type Refund = typeof refunds.$inferSelect
export type RefundKey = Pick<Refund, 'companyId' | 'id'>

/** What some refunds return together. */
export const satangOf = (some: readonly Pick<Refund, 'amountSatang'>[]): number =>
  some.reduce((sum, { amountSatang }) => sum + amountSatang, 0)

/** Why a refund failed that was given up, because a bank disputes its payment: in our word, and not in the provider's. */
export const disputed = 'payment_disputed'

const isRefund = ({ companyId, id }: RefundKey) => and(eq(refunds.companyId, companyId), eq(refunds.id, id))
const seconds = (count: number) => sql`make_interval(secs => ${count})`

export async function insertRefund(tx: Database, values: typeof refunds.$inferInsert): Promise<Refund> {
  const [refund] = await tx.insert(refunds).values(values).returning()
  if (!refund) throw new Error('the refund was not stored')
  return refund
}

export async function findRefund(db: Database, key: RefundKey): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(isRefund(key))
  return refund ?? null
}

/** The refund, locked until the transaction ends. */
export async function lockRefund(tx: Database, key: RefundKey): Promise<Refund | null> {
  const [refund] = await tx.select().from(refunds).where(isRefund(key)).for('update')
  return refund ?? null
}

/** The refunds of an order, the first one first. */
export async function listRefundsOf(
  db: Database,
  { companyId, orderId }: Pick<Refund, 'companyId' | 'orderId'>,
): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.orderId, orderId)))
    .orderBy(asc(refunds.id))
}

/** The refunds of a payment that did not fail, the first one first. */
export async function listRefundsOfPayment(
  db: Database,
  { companyId, paymentId }: Pick<Refund, 'companyId' | 'paymentId'>,
): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.companyId, companyId),
        eq(refunds.paymentId, paymentId),
        notInArray(refunds.state, ['failed']),
      ),
    )
    .orderBy(asc(refunds.id))
}

/** Whether the provider has refused to return money of a payment. */
export async function wasRefused(
  db: Database,
  { companyId, paymentId }: Pick<Refund, 'companyId' | 'paymentId'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.companyId, companyId),
        eq(refunds.paymentId, paymentId),
        eq(refunds.state, 'failed'),
        eq(refunds.method, 'provider'),
        ne(refunds.failureCode, disputed),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The refund with an id, whichever company's it is. */
export async function findRefundById(db: Database, id: string): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund ?? null
}

/** The completed refunds of some orders of a company, the first one first, and whether each returned a second payment. */
export async function listReturnsOf(db: Database, companyId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .select({ refund: refunds, isExtra: payments.isExtra })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.companyId, refunds.companyId), eq(payments.id, refunds.paymentId)))
    .where(
      and(
        eq(refunds.companyId, companyId),
        inArray(refunds.orderId, [...orderIds]),
        eq(refunds.state, 'completed'),
      ),
    )
    .orderBy(asc(refunds.endedAt), asc(refunds.id))
}

/** What arrived for some orders of a company that were paid already, and no bank took back: satang by order. */
export async function listPaidAgainOf(db: Database, companyId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .select({
      orderId: payments.orderId,
      satang: sql<number>`sum(${payments.amountSatang} - ${lostSatang})::integer`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.companyId, companyId),
        inArray(payments.orderId, [...orderIds]),
        eq(payments.isExtra, true),
        eq(payments.state, 'successful'),
      ),
    )
    .groupBy(payments.orderId)
}

/** Takes the turn to ask the provider for a refund; null while an earlier request may still be under way. */
export async function takeRefundAttempt(
  db: Database,
  key: RefundKey,
  waitSeconds: number,
): Promise<Refund | null> {
  const [refund] = await db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, askedAt: sql`now()` })
    .where(
      and(
        isRefund(key),
        eq(refunds.state, 'created'),
        eq(refunds.method, 'provider'),
        or(isNull(refunds.askedAt), lt(refunds.askedAt, sql`now() - ${seconds(waitSeconds)}`)),
      ),
    )
    .returning()
  return refund ?? null
}

type Change = Pick<Refund, 'state'> &
  Partial<
    Pick<Refund, 'vatSatang' | 'providerId' | 'reference' | 'transferredOn' | 'failureCode' | 'takings'>
  >

/** Ends a refund that the caller has locked. */
export async function endRefund(tx: Database, key: RefundKey, change: Change): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, endedAt: new Date() })
    .where(isRefund(key))
}

/** Refunds whose answer was lost, without those in `except`, the longest waiting first. */
export async function listUnansweredRefunds(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'created'),
        eq(refunds.method, 'provider'),
        notInArray(refunds.id, [...except]),
        lt(sql`coalesce(${refunds.askedAt}, ${refunds.createdAt})`, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(refunds.askedAt))
    .limit(limit)
}

/** Every refund, newest first, after a position. */
export async function listRefunds(
  db: Database,
  {
    state,
    method,
    after,
    limit,
  }: { state?: RefundState; method?: RefundMethod; after: string | null; limit: number },
) {
  return db
    .select({ refund: refunds, orderNumber: orders.number, companyName: companies.name })
    .from(refunds)
    .innerJoin(orders, and(eq(orders.companyId, refunds.companyId), eq(orders.id, refunds.orderId)))
    .innerJoin(companies, eq(companies.id, refunds.companyId))
    .where(
      and(
        state && eq(refunds.state, state),
        method && eq(refunds.method, method),
        after ? lt(refunds.id, after) : undefined,
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(limit)
}

/** The list is worked off, so that it stays short; it is said where there are more. */
const mostExtraPayments = 500

/**
 * Money that gave nothing, because its order was paid already or its company had closed, and is still with us, the oldest
 * first, with what the buyer has of it again: refunds, and what their bank took back. `hasMore` where it is cut.
 */
export async function listExtraPayments(db: Database) {
  const returned = sql<number>`coalesce((select sum(${refunds.amountSatang}) from ${refunds}
    where ${refunds.companyId} = ${payments.companyId} and ${refunds.paymentId} = ${payments.id}
      and ${refunds.state} <> 'failed'), 0)::integer + ${lostSatang}`
  const rows = await db
    .select({
      paymentId: payments.id,
      orderNumber: orders.number,
      companyName: companies.name,
      companyClosedAt: companies.closedAt,
      method: payments.method,
      merchant: payments.merchant,
      amountSatang: payments.amountSatang,
      returnedSatang: returned,
      at: payments.endedAt,
    })
    .from(payments)
    .innerJoin(orders, and(eq(orders.companyId, payments.companyId), eq(orders.id, payments.orderId)))
    .innerJoin(companies, eq(companies.id, payments.companyId))
    .where(
      and(eq(payments.isExtra, true), eq(payments.state, 'successful'), lt(returned, payments.amountSatang)),
    )
    .orderBy(asc(payments.endedAt))
    .limit(mostExtraPayments + 1)
  return { items: rows.slice(0, mostExtraPayments), hasMore: rows.length > mostExtraPayments }
}
