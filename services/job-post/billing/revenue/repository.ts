import { and, eq, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/shared/database'
import type { PackageKind } from '@/validators/price-list'
import type { Merchant, PaymentMethod } from '../../shapes/payment-terms'
import { buffets } from '../../tables/buffets'
import { companies } from '../../tables/companies'
import { creditEntries, creditGrants, creditReservations } from '../../tables/credits'
import { orders, payments } from '../../tables/orders'
import { refunds } from '../../tables/refunds'
import { taxInvoices } from '../../tables/tax-invoices'
import { takenBack } from '../returns/repository'

/** Days in Thailand, both included, as YYYY-MM-DD. */
export type Period = { readonly from: string; readonly to: string }

/** What was sold of a package on a day, by the way in which it was paid; satang. */
export type Sold = {
  readonly day: string
  readonly merchant: Merchant
  readonly method: PaymentMethod
  readonly kind: PackageKind
  readonly size: number
  readonly count: number
  readonly totalSatang: number
  readonly vatSatang: number
}

/** The first moment of a day in Thailand, or of the day after it. */
const startOf = (day: string, daysLater: 0 | 1 = 0): SQL =>
  sql`(((${day}::date + ${daysLater}::integer) || ' 00:00+07')::timestamptz)`

type Moment = AnyPgColumn | SQL.Aliased<Date>

const dayOf = (moment: Moment) => sql<string>`(${moment} at time zone 'Asia/Bangkok')::date::text`

const within = (moment: Moment, { from, to }: Period) =>
  sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(to, 1)}`

/** The payment that counts for an order. */
const isCounted = and(
  eq(payments.companyId, orders.companyId),
  eq(payments.orderId, orders.id),
  eq(payments.isExtra, false),
  sql`${payments.state} in ('successful', 'reversed')`,
)

const keys = { merchant: payments.merchant, method: payments.method, kind: orders.kind, size: orders.size }
const sum = (amount: SQL | AnyPgColumn | SQL.Aliased<number>) =>
  sql<number>`sum(${amount})::bigint`.mapWith(Number)

/** What was paid for, by the day on which its money arrived. */
export async function listSold(db: Database, period: Period): Promise<Sold[]> {
  const day = dayOf(orders.paidAt)
  return db
    .select({
      day,
      ...keys,
      count: sql<number>`count(*)::integer`,
      totalSatang: sum(orders.totalSatang),
      vatSatang: sum(orders.vatSatang),
    })
    .from(orders)
    .innerJoin(payments, isCounted)
    .where(within(orders.paidAt, period))
    .groupBy(day, payments.merchant, payments.method, orders.kind, orders.size)
}

/** What staff returned of orders, by the day on which the provider did it. */
export async function listRefunded(db: Database, period: Period): Promise<Sold[]> {
  const day = dayOf(refunds.endedAt)
  return db
    .select({
      day,
      ...keys,
      count: sql<number>`count(*)::integer`,
      totalSatang: sum(refunds.amountSatang),
      // Of an order that a bank took a part of, its credit note had the VAT.
      vatSatang: sum(sql`coalesce(${refunds.vatSatang}, 0)`),
    })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.companyId, refunds.companyId), eq(payments.id, refunds.paymentId)))
    .innerJoin(orders, and(eq(orders.companyId, refunds.companyId), eq(orders.id, refunds.orderId)))
    .where(and(eq(refunds.state, 'completed'), eq(payments.isExtra, false), within(refunds.endedAt, period)))
    .groupBy(day, payments.merchant, payments.method, orders.kind, orders.size)
}

/** A credit note of what was not delivered of an order that lost a payment. */
const isNoteOfReversal = and(
  eq(taxInvoices.companyId, payments.companyId),
  eq(taxInvoices.paymentId, payments.id),
  eq(taxInvoices.kind, 'credit_note'),
)

/** Whether it came after the loss, because credits came back that had counted as delivered. */
const isLater = sql`${taxInvoices.issuedAt} > ${orders.reversedAt}`

/** What such notes credited of reversed orders after the loss, on the day of each: VAT alone, because no money moved. */
export async function listCreditedLater(db: Database, period: Period): Promise<Sold[]> {
  const day = dayOf(taxInvoices.issuedAt)
  return db
    .select({
      day,
      ...keys,
      count: sql<number>`0`,
      totalSatang: sql<number>`0`,
      vatSatang: sum(taxInvoices.vatSatang),
    })
    .from(taxInvoices)
    .innerJoin(payments, isNoteOfReversal)
    .innerJoin(orders, and(eq(orders.companyId, payments.companyId), eq(orders.id, payments.orderId)))
    .where(and(isLater, within(taxInvoices.issuedAt, period)))
    .groupBy(day, payments.merchant, payments.method, orders.kind, orders.size)
}

/** What banks and card issuers took back of orders, each time on its own day. */
export async function listReversed(db: Database, period: Period): Promise<Sold[]> {
  const taken = takenBack(db)
  const numbered = db
    .select({
      companyId: sql<string>`${taken.companyId}`.as('numbered_company_id'),
      paymentId: sql<string>`${taken.paymentId}`.as('numbered_payment_id'),
      at: sql<Date>`${taken.at}`.as('numbered_at'),
      satang: sql<number>`${taken.satang}`.as('numbered_satang'),
      time: sql<number>`row_number() over (partition by ${taken.companyId}, ${taken.paymentId} order by ${taken.at})`.as(
        'numbered_time',
      ),
    })
    .from(taken)
    .as('numbered')
  const day = dayOf(numbered.at)
  return db
    .select({
      day,
      ...keys,
      count: sql<number>`count(*)::integer`,
      totalSatang: sum(numbered.satang),
      // Only what was not delivered has a credit note, which came the first time: the VAT of the rest stays due.
      vatSatang: sum(sql`coalesce(${taxInvoices.vatSatang}, 0)`),
    })
    .from(numbered)
    .innerJoin(
      payments,
      and(
        eq(payments.companyId, numbered.companyId),
        eq(payments.id, numbered.paymentId),
        eq(payments.isExtra, false),
      ),
    )
    .innerJoin(orders, and(eq(orders.companyId, payments.companyId), eq(orders.id, payments.orderId)))
    .leftJoin(taxInvoices, and(isNoteOfReversal, eq(numbered.time, 1), not(isLater)))
    .where(within(numbered.at, period))
    .groupBy(day, payments.merchant, payments.method, orders.kind, orders.size)
}

/** Joins the payment that gave nothing, which a row is about. */
const isOfExtra = (row: Readonly<Record<'companyId' | 'paymentId', AnyPgColumn | SQL.Aliased<string>>>) =>
  and(eq(payments.companyId, row.companyId), eq(payments.id, row.paymentId), eq(payments.isExtra, true))

/**
 * Money that gave nothing, because its order was paid already or its company had closed: what of it arrived in a period, and
 * what went back, by staff or by banks.
 */
export async function sumExtra(
  db: Database,
  period: Period,
): Promise<{ merchant: Merchant; arrivedSatang: number; returnedSatang: number }[]> {
  const arrived = await db
    .select({ merchant: payments.merchant, satang: sum(payments.amountSatang) })
    .from(payments)
    .where(and(eq(payments.isExtra, true), within(payments.endedAt, period)))
    .groupBy(payments.merchant)
  const returned = await db
    .select({ merchant: payments.merchant, satang: sum(refunds.amountSatang) })
    .from(refunds)
    .innerJoin(payments, isOfExtra(refunds))
    .where(and(eq(refunds.state, 'completed'), within(refunds.endedAt, period)))
    .groupBy(payments.merchant)
  const taken = takenBack(db)
  const takenFromUs = await db
    .select({ merchant: payments.merchant, satang: sum(taken.satang) })
    .from(taken)
    .innerJoin(payments, isOfExtra(taken))
    .where(within(taken.at, period))
    .groupBy(payments.merchant)
  const of = (list: typeof arrived, merchant: Merchant) =>
    list.find((row) => row.merchant === merchant)?.satang ?? 0
  const back = [returned, takenFromUs]
  const names = [...new Set([arrived, ...back].flat().map(({ merchant }) => merchant))]
  return names.map((merchant) => ({
    merchant,
    arrivedSatang: of(arrived, merchant),
    returnedSatang: back.reduce((total, list) => total + of(list, merchant), 0),
  }))
}

export type Deferred = {
  readonly merchant: Merchant
  readonly kind: PackageKind
  /** Credits, or days of unlimited posting. */
  readonly units: number
  /** What they were sold for before VAT, in satang. */
  readonly satang: number
}

/**
 * What was paid for and not delivered by the end of a day: credits that were neither spent nor expired nor taken back
 * then, with those that were reserved, and the days that were left of unlimited posting.
 */
export async function sumDeferred(db: Database, day: string): Promise<Deferred[]> {
  const end = startOf(day, 1)
  const given = sql`select given.id from ${creditGrants} given
    where given.company_id = ${orders.companyId} and given.subject = 'order:' || ${orders.id}`
  const grants = sql`select own.id from ${creditGrants} own
    where own.company_id = ${orders.companyId} and (own.id in (${given}) or own.origin_id in (${given}))`
  const available = sql`(select coalesce(sum(entry.amount), 0) from ${creditEntries} entry
    join ${creditGrants} alive on alive.company_id = entry.company_id and alive.id = entry.grant_id
    where entry.company_id = ${orders.companyId} and entry.grant_id in (${grants}) and entry.at < ${end}
      and (alive.expires_at is null or alive.expires_at >= ${end}))`
  const held = sql`(select coalesce(-sum(entry.amount), 0) from ${creditEntries} entry
    join ${creditReservations} reservation
      on reservation.company_id = entry.company_id and reservation.id = entry.reservation_id
    where entry.company_id = ${orders.companyId} and entry.grant_id in (${grants}) and entry.at < ${end}
      and entry.type = 'reserve' and (reservation.settled_at is null or reservation.settled_at >= ${end}))`
  // What was returned of its price by then; money that was paid twice was none of it.
  const returned = sql`(select coalesce(sum(refund.amount_satang - coalesce(refund.vat_satang, 0)), 0) from ${refunds} refund
    join ${payments} returned on returned.company_id = refund.company_id and returned.id = refund.payment_id
    where refund.company_id = ${orders.companyId} and refund.order_id = ${orders.id} and refund.state = 'completed'
      and not returned.is_extra and refund.ended_at < ${end})`
  const worth = sql`(${orders.priceSatang} - case when ${orders.kind} = 'buffet' then ${returned} else 0 end)`
  // One may begin earlier than it was sold for, and end before its days are over: it was to last them from its beginning on.
  // One that is gone had not begun.
  const lastsUntil = sql`coalesce(
    (select days.starts_at + make_interval(days => ${orders.validDays}) from ${buffets} days
      where days.company_id = ${orders.companyId} and days.subject = 'order:' || ${orders.id}),
    ${orders.creditsExpireAt})`
  const days = sql`case when ${orders.reversedAt} < ${end} or ${companies.closedAt} < ${end} or ${worth} <= 0 then 0
    else least(${orders.size}, greatest(0, ceil(extract(epoch from ${lastsUntil} - ${end}) / 86400))) end`
  const undelivered = db
    .select({
      merchant: payments.merchant,
      kind: orders.kind,
      size: orders.size,
      worth: sql<number>`${worth}`.as('undelivered_worth'),
      units: sql<number>`case when ${orders.kind} = 'buffet' then ${days} else ${available} + ${held} end`.as(
        'undelivered_units',
      ),
    })
    .from(orders)
    .innerJoin(payments, isCounted)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(isNotNull(orders.paidAt), lt(orders.fulfilledAt, end)))
    .as('undelivered')
  return db
    .select({
      merchant: undelivered.merchant,
      kind: undelivered.kind,
      units: sql<number>`sum(${undelivered.units})::integer`,
      satang:
        sql<number>`sum(round(${undelivered.worth}::numeric * ${undelivered.units} / ${undelivered.size}))::bigint`.mapWith(
          Number,
        ),
    })
    .from(undelivered)
    .where(sql`${undelivered.units} > 0`)
    .groupBy(undelivered.merchant, undelivered.kind)
    .orderBy(undelivered.merchant, undelivered.kind)
}
