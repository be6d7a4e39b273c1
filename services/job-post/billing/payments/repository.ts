import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { openPaymentStates } from '@/validators/states/payment'
import { paymentEvents, payments } from '../../tables/orders'

export type Payment = typeof payments.$inferSelect
export type PaymentKey = Pick<Payment, 'companyId' | 'id'>
type OrderOf = Pick<Payment, 'companyId' | 'orderId'>

const isPayment = ({ companyId, id }: PaymentKey) =>
  and(eq(payments.companyId, companyId), eq(payments.id, id))
const isOfOrder = ({ companyId, orderId }: OrderOf) =>
  and(eq(payments.companyId, companyId), eq(payments.orderId, orderId))
const isOpen = inArray(payments.state, [...openPaymentStates])
/** Its money has not arrived. */
const isUnpaid = notInArray(payments.state, ['successful', 'reversed'])
const seconds = (count: number) => sql`make_interval(secs => ${count})`

export async function insertPayment(tx: Database, values: typeof payments.$inferInsert): Promise<Payment> {
  const [payment] = await tx.insert(payments).values(values).returning()
  if (!payment) throw new Error('the payment was not stored')
  return payment
}

export async function findPayment(db: Database, key: PaymentKey): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(isPayment(key))
  return payment ?? null
}

/** The payment, locked until the transaction ends. */
export async function lockPayment(tx: Database, key: PaymentKey): Promise<Payment | null> {
  const [payment] = await tx.select().from(payments).where(isPayment(key)).for('update')
  return payment ?? null
}

/** The payment that the provider's event is about, whichever company's it is. */
export async function findByCharge(
  db: Database,
  { chargeId, paymentId }: { readonly chargeId: string; readonly paymentId: string | null },
): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(or(eq(payments.chargeId, chargeId), paymentId ? eq(payments.id, paymentId) : undefined))
    // The second charge of a payment is a payment of its own, but names the first one.
    .orderBy(desc(sql`coalesce(${payments.chargeId} = ${chargeId}, false)`))
    .limit(1)
  return payment ?? null
}

/** The payments of an order, newest first. */
export async function listPayments(db: Database, order: OrderOf): Promise<Payment[]> {
  return db.select().from(payments).where(isOfOrder(order)).orderBy(desc(payments.id))
}

/** The latest payment of each of some orders of a company. */
export async function listAttempts(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
): Promise<Pick<Payment, 'orderId' | 'method' | 'state'>[]> {
  if (orderIds.length === 0) return []
  return db
    .selectDistinctOn([payments.orderId], {
      orderId: payments.orderId,
      method: payments.method,
      state: payments.state,
    })
    .from(payments)
    .where(and(eq(payments.companyId, companyId), inArray(payments.orderId, [...orderIds])))
    .orderBy(asc(payments.orderId), desc(payments.id))
}

/** The payment of an order that is not over. */
export async function findOpen(db: Database, order: OrderOf): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(isOfOrder(order), isOpen))
  return payment ?? null
}

/**
 * Takes the turn to ask the provider for the charge of a payment; null while somebody else may still be waiting for the
 * answer, and where there is a charge. `isFirst` is for who may ask at once.
 */
export async function takeAttempt(
  db: Database,
  key: PaymentKey,
  waitSeconds: number,
  isFirst: boolean,
): Promise<Payment | null> {
  const longAgo = sql`now() - ${seconds(waitSeconds)}`
  const never = isFirst ? undefined : lt(payments.createdAt, longAgo)
  const [payment] = await db
    .update(payments)
    .set({ attempts: sql`${payments.attempts} + 1`, askedAt: sql`now()` })
    .where(
      and(
        isPayment(key),
        eq(payments.state, 'created'),
        isNull(payments.chargeId),
        or(and(isNull(payments.askedAt), never), lt(payments.askedAt, longAgo)),
      ),
    )
    .returning()
  return payment ?? null
}

/** Takes the turn to ask the provider what became of a payment; false when somebody asked a moment ago. */
export async function takeCheck(db: Database, key: PaymentKey, waitSeconds: number): Promise<boolean> {
  const taken = await db
    .update(payments)
    .set({ askedAt: sql`now()` })
    .where(
      and(
        isPayment(key),
        isUnpaid,
        or(isNull(payments.askedAt), lt(payments.askedAt, sql`now() - ${seconds(waitSeconds)}`)),
      ),
    )
    .returning({ id: payments.id })
  return taken.length > 0
}

type Change = Partial<
  Pick<
    Payment,
    | 'state'
    | 'chargeId'
    | 'codeAddress'
    | 'authorizeAddress'
    | 'cardBrand'
    | 'cardLastDigits'
    | 'failureCode'
    | 'isExtra'
    | 'checkedAt'
    | 'endedAt'
  >
>

/** Changes a payment that the caller has locked. */
export async function changePayment(tx: Database, key: PaymentKey, change: Change): Promise<void> {
  await tx.update(payments).set(change).where(isPayment(key))
}

export async function insertPaymentEvent(
  tx: Database,
  event: Omit<typeof paymentEvents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(paymentEvents).values({ ...event, id: uuidv7() })
}

/** What the provider said about a payment, oldest first. */
export async function listPaymentEvents(db: Database, { companyId, id }: PaymentKey) {
  return db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.companyId, companyId), eq(paymentEvents.paymentId, id)))
    .orderBy(asc(paymentEvents.id))
}

/** How long after its end a payment is asked about, because money may still arrive. */
const lateFor = sql`interval '3 days'`

/**
 * Payments that the provider has to be asked about, without those in `except`, the longest waiting first: open ones
 * every minute, and those that ended without money every six hours for some days.
 */
export async function listUnsettled(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<Payment[]> {
  const wasAskedBefore = (interval: string) =>
    lt(sql`coalesce(${payments.askedAt}, ${payments.createdAt})`, sql`now() - ${interval}::interval`)
  return db
    .select()
    .from(payments)
    .where(
      and(
        isUnpaid,
        notInArray(payments.id, [...except]),
        or(
          and(isOpen, wasAskedBefore('1 minute')),
          and(
            isNotNull(payments.endedAt),
            sql`${payments.endedAt} > now() - ${lateFor}`,
            gotCharge,
            wasAskedBefore('6 hours'),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.askedAt))
    .limit(limit)
}

/** A payment that the provider has, or may have without our knowing. */
const gotCharge = sql`${payments.attempts} > 0`

/** The payment that has a charge of the provider; null for none. */
export async function findWithCharge(
  db: Database,
  chargeId: string,
): Promise<(PaymentKey & Pick<Payment, 'orderId' | 'merchant'>) | null> {
  const { companyId, id, orderId, merchant } = payments
  const [found] = await db
    .select({ companyId, id, orderId, merchant })
    .from(payments)
    .where(eq(payments.chargeId, chargeId))
  return found ?? null
}
