import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { Merchant } from '../../shapes/payment-terms'
import { paymentDifferences } from '../../tables/refunds'

export type Difference = typeof paymentDifferences.$inferSelect
export type FoundDifference = Pick<
  Difference,
  'merchant' | 'kind' | 'subject' | 'orderNumber' | 'theirs' | 'ours'
>

/** Stores a difference; false for one that is known and open. */
export async function insertDifference(tx: Database, found: FoundDifference): Promise<boolean> {
  const added = await tx
    .insert(paymentDifferences)
    .values({ ...found, id: uuidv7() })
    .onConflictDoNothing()
    .returning({ id: paymentDifferences.id })
  return added.length > 0
}

/** True for a difference that staff have closed, with the same values. */
export async function wasClosed(tx: Database, found: FoundDifference): Promise<boolean> {
  const { kind, subject, theirs, ours, closingReason } = paymentDifferences
  const closed = await tx
    .select({ kind })
    .from(paymentDifferences)
    .where(
      and(
        eq(kind, found.kind),
        eq(subject, found.subject),
        eq(theirs, found.theirs),
        eq(ours, found.ours),
        isNotNull(closingReason),
      ),
    )
    .limit(1)
  return closed.length > 0
}

/** The difference with an id, locked until the transaction ends. */
export async function lockDifference(tx: Database, id: string): Promise<Difference | null> {
  const [difference] = await tx
    .select()
    .from(paymentDifferences)
    .where(eq(paymentDifferences.id, id))
    .for('update')
  return difference ?? null
}

/** Marks a difference that the caller has locked as dealt with by staff. */
export async function endDifference(tx: Database, id: string, closingReason: string): Promise<void> {
  await tx
    .update(paymentDifferences)
    .set({ resolvedAt: new Date(), closingReason })
    .where(eq(paymentDifferences.id, id))
}

/** Marks open differences of compared charges and payments as resolved, without those that were found again, however many. */
export async function resolveDifferences(
  tx: Database,
  merchant: Merchant,
  compared: readonly string[],
  found: readonly FoundDifference[],
): Promise<Difference[]> {
  const again = found.map(({ kind, subject }) => `${kind} ${subject}`)
  return tx
    .update(paymentDifferences)
    .set({ resolvedAt: new Date() })
    .where(
      and(
        eq(paymentDifferences.merchant, merchant),
        isNull(paymentDifferences.resolvedAt),
        sql`${paymentDifferences.subject} = any(${sql.param([...compared])}::text[])`,
        sql`${paymentDifferences.kind} || ' ' || ${paymentDifferences.subject} <> all(${sql.param(again)}::text[])`,
      ),
    )
    .returning()
}

/** Marks strange events that were found before a moment as resolved: no comparison finds them again. */
export async function resolveStrangeEvents(
  tx: Database,
  merchant: Merchant,
  before: Date,
): Promise<Difference[]> {
  return tx
    .update(paymentDifferences)
    .set({ resolvedAt: new Date() })
    .where(
      and(
        eq(paymentDifferences.merchant, merchant),
        eq(paymentDifferences.kind, 'strange_event'),
        isNull(paymentDifferences.resolvedAt),
        lt(paymentDifferences.foundAt, before),
      ),
    )
    .returning()
}

/** The charges and payments that a merchant's open differences are about. */
export async function listOpenSubjects(
  db: Database,
  merchant: Merchant,
): Promise<Pick<Difference, 'kind' | 'subject'>[]> {
  return db
    .select({ kind: paymentDifferences.kind, subject: paymentDifferences.subject })
    .from(paymentDifferences)
    .where(
      and(
        eq(paymentDifferences.merchant, merchant),
        ne(paymentDifferences.kind, 'strange_event'),
        isNull(paymentDifferences.resolvedAt),
      ),
    )
}

/** True while staff have not dealt with a charge for an order that is not the one that was asked for. */
export const isInReview = async (db: Database, orderNumber: string): Promise<boolean> =>
  (await listInReview(db, [orderNumber])).length > 0

/** Those of some orders, by number, that are so. */
export async function listInReview(db: Database, orderNumbers: readonly string[]): Promise<string[]> {
  if (orderNumbers.length === 0) return []
  const open = await db
    .selectDistinct({ orderNumber: paymentDifferences.orderNumber })
    .from(paymentDifferences)
    .where(
      and(
        inArray(paymentDifferences.orderNumber, [...orderNumbers]),
        inArray(paymentDifferences.kind, ['amounts_differ', 'strange_charge']),
        isNull(paymentDifferences.resolvedAt),
      ),
    )
  return open.flatMap(({ orderNumber }) => orderNumber ?? [])
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
