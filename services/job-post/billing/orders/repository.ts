import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { OrderState } from '@/validators/states/order'
import { openPaymentStates } from '@/validators/states/payment'
import { headOffice } from '../../shapes/buyer'
import { branches } from '../../tables/branches'
import { orderNumbers, orders, payments, taxRates } from '../../tables/orders'
import type { TaxRates } from './amounts'

export type Order = typeof orders.$inferSelect
export type OrderKey = Pick<Order, 'companyId' | 'id'>

const isOrder = ({ companyId, id }: OrderKey) => and(eq(orders.companyId, companyId), eq(orders.id, id))

/** The tax rates that apply today in Thailand. */
export async function currentTaxRates(db: Database): Promise<TaxRates> {
  const [rates] = await db
    .select({
      vat: taxRates.vat,
      withholding: taxRates.withholding,
      withholdingFrom: taxRates.withholdingFrom,
    })
    .from(taxRates)
    .where(lte(taxRates.appliesFrom, sql`(now() at time zone 'Asia/Bangkok')::date`))
    .orderBy(desc(taxRates.appliesFrom))
    .limit(1)
  if (!rates) throw new Error('no tax rates apply')
  return rates
}

export type BuyingBranch = Pick<
  typeof branches.$inferSelect,
  'id' | 'name' | 'taxBranchNumber' | 'addressLine' | 'subdistrict' | 'district' | 'province' | 'postcode'
>

const buyingColumns = {
  id: branches.id,
  name: branches.name,
  taxBranchNumber: branches.taxBranchNumber,
  addressLine: branches.addressLine,
  subdistrict: branches.subdistrict,
  district: branches.district,
  province: branches.province,
  postcode: branches.postcode,
}

const buying = (companyId: string) =>
  and(
    eq(branches.companyId, companyId),
    isNull(branches.deletedAt),
    isNull(branches.archivedAt),
    // The head office buys under the company's own address.
    ne(branches.taxBranchNumber, headOffice),
  )

/** The branches in use that can be named as the buyer, by number. */
export async function listBuyingBranches(
  db: Database,
  companyId: string,
  limit: number,
): Promise<BuyingBranch[]> {
  return db
    .select(buyingColumns)
    .from(branches)
    .where(buying(companyId))
    .orderBy(asc(branches.taxBranchNumber))
    .limit(limit)
}

/** One of these branches. */
export async function findBuyingBranch(
  db: Database,
  companyId: string,
  id: string,
): Promise<BuyingBranch | null> {
  const [branch] = await db
    .select(buyingColumns)
    .from(branches)
    .where(and(buying(companyId), eq(branches.id, id)))
  return branch ?? null
}

/** The next running number of a year; orders being made at the same time wait for it. */
export async function nextNumber(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.year, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning({ last: orderNumbers.last })
  if (!row) throw new Error('no order number')
  return row.last
}

export async function insertOrder(tx: Database, values: typeof orders.$inferInsert): Promise<Order> {
  const [order] = await tx.insert(orders).values(values).returning()
  if (!order) throw new Error('the order was not stored')
  return order
}

export async function findOrder(db: Database, key: OrderKey): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(isOrder(key))
  return order ?? null
}

/** The order with a number, whichever company's it is. */
export async function findByNumber(db: Database, number: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return order ?? null
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Database, key: OrderKey): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(isOrder(key)).for('update')
  return order ?? null
}

/** Locks every order of a company until the transaction ends; with `noWait` throws a lock timeout where one is locked. */
export async function lockOrdersOf(
  tx: Database,
  companyId: string,
  { noWait = false }: { readonly noWait?: boolean } = {},
): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.companyId, companyId))
    .orderBy(asc(orders.id))
    .for('update', noWait ? { noWait } : {})
}

/** A company's orders, newest first, after a position. */
export async function listOrders(
  db: Database,
  companyId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), after ? lt(orders.id, after) : undefined))
    .orderBy(desc(orders.id))
    .limit(limit)
}

/** All orders that a person made, as their copy of their data holds them. */
export async function listOrdersOf(db: Database, uid: string): Promise<Order[]> {
  return db.select().from(orders).where(eq(orders.createdBy, uid)).orderBy(asc(orders.id))
}

type Change = Partial<
  Pick<
    Order,
    | 'state'
    | 'paidAt'
    | 'fulfilledAt'
    | 'creditsExpireAt'
    | 'waitingPosts'
    | 'refundedSatang'
    | 'reversedAt'
    | 'disputedAt'
  >
>

/** Moves an order that the caller has locked. */
export async function moveOrder(tx: Database, key: OrderKey, change: Change): Promise<Order> {
  const [order] = await tx.update(orders).set(change).where(isOrder(key)).returning()
  if (!order) throw new Error('the order is gone')
  return order
}

const unpaid: OrderState[] = ['pending', 'awaiting_payment']

/** A package that somebody of a company orders. */
export type Unpaid = Pick<Order, 'companyId' | 'packageId'> & { readonly uid: string }

/** Whoever takes up an order needs time to pay it. */
const reuseMargin = sql`interval '1 hour'`

/** As many unpaid orders of a package are looked at. */
const mostUnpaid = 20

/**
 * The unpaid orders of a package whose payment can begin at once, newest first: those that have no payment under way. A code
 * of the person's own may be on a screen, because it gives way; a card at its bank, and a colleague's code, do not.
 */
export async function listUnpaid(tx: Database, { companyId, packageId, uid }: Unpaid): Promise<Order[]> {
  const underWay = tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.companyId, orders.companyId),
        eq(payments.orderId, orders.id),
        inArray(payments.state, [...openPaymentStates]),
        or(ne(payments.state, 'awaiting_scan'), ne(payments.createdBy, uid)),
      ),
    )
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        eq(orders.packageId, packageId),
        inArray(orders.state, [...unpaid, 'expired']),
        gt(orders.payableUntil, sql`now() + ${reuseMargin}`),
        notExists(underWay),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(mostUnpaid)
}

/** Cancels the orders of a company that are not paid. */
export async function cancelUnpaidOrders(
  tx: Database,
  companyId: string,
): Promise<Pick<Order, 'id' | 'number'>[]> {
  return tx
    .update(orders)
    .set({ state: 'cancelled' })
    .where(and(eq(orders.companyId, companyId), inArray(orders.state, [...unpaid, 'expired'])))
    .returning({ id: orders.id, number: orders.number })
}

/** Unpaid orders whose time is over, without those in `except`, the oldest first. */
export async function listOverdue(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<OrderKey[]> {
  return db
    .select({ companyId: orders.companyId, id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, unpaid),
        lte(orders.payableUntil, sql`now()`),
        notInArray(orders.id, [...except]),
      ),
    )
    .orderBy(asc(orders.payableUntil))
    .limit(limit)
}

/**
 * A text for each of these orders, of any company, that changes whenever something becomes of the order or of one of its
 * payments; that the provider was asked about one changes nothing. For questions that name nobody's company.
 */
export async function listMarks(
  db: Database,
  numbers: readonly string[],
): Promise<{ number: string; mark: string }[]> {
  const ofPayment = sql`concat_ws(' ', p.id, p.state, p.code_address, p.authorize_address)`
  const ofPayments = sql`(select string_agg(${ofPayment}, ' ' order by p.id)
    from ${payments} p where p.company_id = orders.company_id and p.order_id = orders.id)`
  const mark = sql<string>`md5(concat_ws(' ', ${orders.state}, ${orders.refundedSatang}, ${orders.disputedAt}, ${ofPayments}))`
  return db
    .select({ number: orders.number, mark })
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
}
