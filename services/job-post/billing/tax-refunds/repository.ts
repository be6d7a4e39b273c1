import { and, asc, desc, eq, gt, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import {
  givenUpStates,
  type TaxRefundState,
  unsentStates,
  waitingStates,
} from '@/validators/states/tax-refund'
import { companies } from '../../tables/companies'
import { orders, payments } from '../../tables/orders'
import { taxRefundEventRows, taxRefunds } from '../../tables/tax-refunds'
import { isPastOrder } from '../orders/retention'

export type TaxRefund = typeof taxRefunds.$inferSelect
export type TaxRefundKey = Pick<TaxRefund, 'companyId' | 'id'>
export type TaxRefundStep = typeof taxRefundEventRows.$inferSelect

const isRefund = ({ companyId, id }: TaxRefundKey) =>
  and(eq(taxRefunds.companyId, companyId), eq(taxRefunds.id, id))

export type PaidBy = Pick<typeof payments.$inferSelect, 'id' | 'orderId' | 'method'>

/** The successful payment of a company's order by its id; null where there is none. */
export async function findSuccessful(
  db: Database,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<PaidBy | null> {
  const [payment] = await db
    .select({ id: payments.id, orderId: payments.orderId, method: payments.method })
    .from(payments)
    .where(and(eq(payments.companyId, companyId), eq(payments.id, id), eq(payments.state, 'successful')))
  return payment ?? null
}

export async function insertRefund(
  tx: Database,
  values: typeof taxRefunds.$inferInsert,
): Promise<TaxRefund | null> {
  const [refund] = await tx.insert(taxRefunds).values(values).onConflictDoNothing().returning()
  return refund ?? null
}

export async function findRefund(db: Database, key: TaxRefundKey): Promise<TaxRefund | null> {
  const [refund] = await db.select().from(taxRefunds).where(isRefund(key))
  return refund ?? null
}

/** The refund of an order that counts: the one that was not given up, else the latest. */
export async function findOfOrder(
  db: Database,
  { companyId, orderId }: Pick<TaxRefund, 'companyId' | 'orderId'>,
): Promise<TaxRefund | null> {
  const [refund] = await db
    .select()
    .from(taxRefunds)
    .where(and(eq(taxRefunds.companyId, companyId), eq(taxRefunds.orderId, orderId)))
    .orderBy(sql`${taxRefunds.state} = any(${sql.param([...givenUpStates])})`, desc(taxRefunds.id))
    .limit(1)
  return refund ?? null
}

/** The refunds of some orders that were not given up. */
export async function listActive(db: Database, companyId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .select({
      orderId: taxRefunds.orderId,
      state: taxRefunds.state,
      amountSatang: taxRefunds.amountSatang,
    })
    .from(taxRefunds)
    .where(
      and(
        eq(taxRefunds.companyId, companyId),
        sql`${taxRefunds.orderId} = any(${sql.param([...orderIds])}::uuid[])`,
        notInArray(taxRefunds.state, [...givenUpStates]),
      ),
    )
}

/** The refunds of a company that are not over, with their orders, newest order first. */
export const listUnfinished = (db: Database, companyId: string, limit: number) =>
  db
    .select({ orderNumber: orders.number, paymentId: taxRefunds.paymentId, state: taxRefunds.state })
    .from(taxRefunds)
    .innerJoin(orders, and(eq(orders.companyId, taxRefunds.companyId), eq(orders.id, taxRefunds.orderId)))
    .where(
      and(
        eq(taxRefunds.companyId, companyId),
        inArray(taxRefunds.state, [...unsentStates, ...waitingStates]),
      ),
    )
    .orderBy(desc(taxRefunds.orderId))
    .limit(limit)

/** The number of another order of the company that was sent in with the same certificate: its number, in the same year. */
export async function findOrderOfCertificate(
  db: Database,
  { companyId, id, certificateNumber, certificateDate }: TaxRefund,
): Promise<string | null> {
  const [found] = await db
    .select({ number: orders.number })
    .from(taxRefunds)
    .innerJoin(orders, and(eq(orders.companyId, taxRefunds.companyId), eq(orders.id, taxRefunds.orderId)))
    .where(
      and(
        eq(taxRefunds.companyId, companyId),
        ne(taxRefunds.id, id),
        notInArray(taxRefunds.state, ['draft', ...givenUpStates]),
        sql`lower(${taxRefunds.certificateNumber}) = lower(${certificateNumber})`,
        sql`date_part('year', ${taxRefunds.certificateDate}) = date_part('year', ${certificateDate}::date)`,
      ),
    )
    .limit(1)
  return found?.number ?? null
}

/** The refund, locked until the transaction ends. */
export async function lockRefund(tx: Database, key: TaxRefundKey): Promise<TaxRefund | null> {
  const [refund] = await tx.select().from(taxRefunds).where(isRefund(key)).for('update')
  return refund ?? null
}

/** The refunds of a company in one of these states, locked until the transaction ends. */
export async function lockRefundsOf(
  tx: Database,
  companyId: string,
  states: readonly TaxRefundState[],
): Promise<TaxRefund[]> {
  return tx
    .select()
    .from(taxRefunds)
    .where(and(eq(taxRefunds.companyId, companyId), inArray(taxRefunds.state, [...states])))
    .orderBy(asc(taxRefunds.id))
    .for('update')
}

/** Changes a refund that the caller has locked. */
export async function changeRefund(
  tx: Database,
  key: TaxRefundKey,
  change: Partial<typeof taxRefunds.$inferInsert>,
): Promise<TaxRefund> {
  const [refund] = await tx
    .update(taxRefunds)
    .set({ ...change, version: sql`${taxRefunds.version} + 1` })
    .where(isRefund(key))
    .returning()
  if (!refund) throw new Error('the refund is gone')
  return refund
}

export async function insertStep(
  tx: Database,
  values: typeof taxRefundEventRows.$inferInsert,
): Promise<void> {
  await tx.insert(taxRefundEventRows).values(values)
}

/** What happened to a refund, oldest first. */
export async function listSteps(db: Database, { companyId, id }: TaxRefundKey): Promise<TaxRefundStep[]> {
  return db
    .select()
    .from(taxRefundEventRows)
    .where(and(eq(taxRefundEventRows.companyId, companyId), eq(taxRefundEventRows.taxRefundId, id)))
    .orderBy(asc(taxRefundEventRows.id))
}

const forStaff = (db: Database) =>
  db
    .select({
      refund: taxRefunds,
      companyName: companies.name,
      companyClosedAt: companies.closedAt,
      order: orders,
      method: payments.method,
    })
    .from(taxRefunds)
    .innerJoin(companies, eq(companies.id, taxRefunds.companyId))
    .innerJoin(orders, and(eq(orders.companyId, taxRefunds.companyId), eq(orders.id, taxRefunds.orderId)))
    .innerJoin(
      payments,
      and(eq(payments.companyId, taxRefunds.companyId), eq(payments.id, taxRefunds.paymentId)),
    )

export type TaxRefundCase = Awaited<ReturnType<typeof forStaff>>[number]

/** Refunds of all companies in one of these states, oldest first, after a position; for staff. */
export async function listForStaff(
  db: Database,
  states: readonly TaxRefundState[],
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<TaxRefundCase[]> {
  return forStaff(db)
    .where(
      and(
        sql`${taxRefunds.state} = any(${sql.param([...states])})`,
        after ? gt(taxRefunds.id, after) : undefined,
      ),
    )
    .orderBy(asc(taxRefunds.id))
    .limit(limit)
}

/** A refund of any company; for staff. */
export async function findForStaff(db: Database, id: string): Promise<TaxRefundCase | null> {
  const [found] = await forStaff(db).where(eq(taxRefunds.id, id))
  return found ?? null
}

/** The refunds that a person began or entered an account for, for the copy of their data. */
export async function listRefundsOf(db: Database, uid: string): Promise<TaxRefund[]> {
  return db
    .select()
    .from(taxRefunds)
    .where(or(eq(taxRefunds.createdBy, uid), eq(taxRefunds.accountBy, uid)))
    .orderBy(asc(taxRefunds.id))
}

/** Refunds whose legal retention is over and that still have their file, without those in `except`. */
export async function listPastFiles(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<TaxRefundKey[]> {
  return db
    .select({ companyId: taxRefunds.companyId, id: taxRefunds.id })
    .from(taxRefunds)
    .innerJoin(orders, and(eq(orders.companyId, taxRefunds.companyId), eq(orders.id, taxRefunds.orderId)))
    .where(and(isNotNull(taxRefunds.objectName), isPastOrder, notInArray(taxRefunds.id, [...except])))
    .orderBy(asc(taxRefunds.id))
    .limit(limit)
}
