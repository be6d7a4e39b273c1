import { and, asc, desc, eq, gt, gte, inArray, isNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import {
  type CreditKind,
  type CreditSource,
  creditKinds,
  type ReservationState,
  type StatementSelection,
  type StatementType,
} from '../../shapes/credit-kinds'
import { branches } from '../../tables/branches'
import { creditEntries, creditGrants, creditReservations } from '../../tables/credits'
import { jobPosts } from '../../tables/job-posts'
import { members } from '../../tables/members'
import { orders } from '../../tables/orders'
import { profileUnlocks } from '../../tables/profile-unlocks'
import { taxInvoices } from '../../tables/tax-invoices'

/** Which lines of a company's statement are asked for; days are Bangkok's, both included. */
export type StatementFilter = {
  readonly kind?: CreditKind
  readonly type?: StatementSelection
  readonly branchId?: string
  readonly from?: string
  readonly to?: string
}

/** The place of a line: its moment in microseconds since 1970, because a `Date` would round it, and its transaction. */
export type LinePosition = { readonly at: string; readonly id: string }

export type StatementLine = {
  readonly id: string
  /** For `LinePosition`. */
  readonly position: string
  readonly at: Date
  readonly kind: CreditKind
  readonly type: StatementType
  readonly amount: number
  /** The company's balance of the kind after the line. */
  readonly balance: number
  readonly actorUid: string
  readonly actorName: string | null
  readonly isMember: boolean
  readonly reservation: {
    readonly state: ReservationState
    readonly settledAt: Date | null
    readonly subjectId: string
    /** Who reserved it. */
    readonly actorUid: string | null
  } | null
  /** null where there is no post, or no longer. */
  readonly post: { readonly title: string | null; readonly branchName: string | null } | null
  /** Whose profile was unlocked, masked; null for other lines. The name is null once the account is gone. */
  readonly worker: { readonly id: string; readonly displayName: string | null } | null
  readonly grant: { readonly source: CreditSource; readonly expiresAt: Date | null } | null
  /** The order that gave the credits, with its tax invoice; null for lines about a reservation, and credits that nobody bought. */
  readonly order: {
    readonly number: string
    readonly invoiceNumber: string | null
    readonly totalSatang: number
  } | null
}

const { companyId: ofCompany, at, transactionId, kind, type, amount } = creditEntries

/** The first moment of a day in Thailand, or of the day after it. */
const startOf = (day: string, daysLater: 0 | 1 = 0): SQL =>
  sql`(((${day}::date + ${daysLater}::integer) || ' 00:00+07')::timestamptz)`

/** Where an entry stands among those of its company. */
const place = sql`(${at}, ${transactionId})`

const placeOf = ({ at: microseconds, id }: LinePosition): SQL =>
  sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::uuid)`

/** Entries that are about posts of a branch. */
const ofBranch = (db: Database, companyId: string, branchId: string): SQL =>
  inArray(
    creditEntries.reservationId,
    db
      .select({ id: creditReservations.id })
      .from(creditReservations)
      .innerJoin(
        jobPosts,
        and(
          eq(jobPosts.companyId, creditReservations.companyId),
          eq(jobPosts.id, creditReservations.subjectId),
        ),
      )
      .where(and(eq(creditReservations.companyId, companyId), eq(jobPosts.branchId, branchId))),
  )

/** Entries by which what an order bought came in. */
const ofPurchases = (db: Database, companyId: string): SQL | undefined =>
  and(
    eq(type, 'grant'),
    inArray(
      creditEntries.grantId,
      db
        .select({ id: creditGrants.id })
        .from(creditGrants)
        .where(and(eq(creditGrants.companyId, companyId), like(creditGrants.subject, 'order:%'))),
    ),
  )

const ofType = (db: Database, companyId: string, wanted: StatementSelection): SQL | undefined =>
  wanted === 'purchase' ? ofPurchases(db, companyId) : eq(type, wanted)

const within = (db: Database, companyId: string, filter: StatementFilter): SQL | undefined =>
  and(
    eq(ofCompany, companyId),
    filter.kind && eq(kind, filter.kind),
    filter.type ? ofType(db, companyId, filter.type) : ne(type, 'capture'),
    filter.from === undefined ? undefined : gte(at, startOf(filter.from)),
    filter.to === undefined ? undefined : lt(at, startOf(filter.to, 1)),
    filter.branchId === undefined ? undefined : ofBranch(db, companyId, filter.branchId),
  )

/** Entries of the grant in an outer query; columns of queries of one table have no table's name of their own. */
const entriesOfGrant = sql`${creditEntries} given
  where given.company_id = credit_grants.company_id and given.grant_id = credit_grants.id`

/** Where the credits of a grant came from. */
const sourceOf = sql<CreditSource>`case
  when credit_grants.subject = 'starting' then 'starting'
  when credit_grants.subject is not null then 'order'
  when (select true from ${entriesOfGrant} and given.type = 'grant' limit 1) then 'staff'
  else 'returned' end`

/** What the grant of an order was granted for. */
const subjectOfOrder = sql`'order:' || ${orders.id}`

type Paged = StatementFilter & { readonly after: LinePosition | null; readonly limit: number }

/** The lines after a position without their balances; exported so that a test can read the plan. */
export function linesQuery(db: Database, companyId: string, { after, limit, ...filter }: Paged) {
  const lines = db
    .select({
      id: transactionId,
      at,
      kind: sql<CreditKind>`min(${kind})`.as('line_kind'),
      type: sql<StatementType>`min(${type})`.as('line_type'),
      amount: sql<number>`sum(${amount})::integer`.as('line_amount'),
      actorUid: sql<string>`min(${creditEntries.actorUid})`.as('line_actor'),
      reservationId: sql<string | null>`(array_agg(${creditEntries.reservationId}))[1]`.as(
        'line_reservation',
      ),
      grantId: sql<string>`(array_agg(${creditEntries.grantId}))[1]`.as('line_grant'),
    })
    .from(creditEntries)
    .where(and(within(db, companyId, filter), after ? sql`${place} < ${placeOf(after)}` : undefined))
    .groupBy(at, transactionId)
    .orderBy(desc(at), desc(transactionId))
    .limit(limit)
    .as('lines')
  const reservedBy = sql<string | null>`(
    select reserve.actor_uid from ${creditEntries} reserve
    where reserve.company_id = ${companyId} and reserve.reservation_id = lines.line_reservation
      and reserve.type = 'reserve' limit 1)`
  return db
    .select({
      id: lines.id,
      position: sql<string>`((extract(epoch from ${lines.at}) * 1000000)::bigint)::text`,
      at: lines.at,
      kind: lines.kind,
      type: lines.type,
      amount: lines.amount,
      actorUid: lines.actorUid,
      actorName: accounts.displayName,
      memberId: members.id,
      state: creditReservations.state,
      settledAt: creditReservations.settledAt,
      subjectId: creditReservations.subjectId,
      reservedBy,
      postId: jobPosts.id,
      title: jobPosts.title,
      branchName: branches.name,
      workerId: profileUnlocks.workerId,
      workerName: profileUnlocks.displayName,
      source: sourceOf,
      expiresAt: creditGrants.expiresAt,
      orderNumber: orders.number,
      orderTotal: orders.totalSatang,
      invoiceNumber: taxInvoices.number,
    })
    .from(lines)
    .innerJoin(creditGrants, and(eq(creditGrants.companyId, companyId), eq(creditGrants.id, lines.grantId)))
    .leftJoin(
      creditReservations,
      and(eq(creditReservations.companyId, companyId), eq(creditReservations.id, lines.reservationId)),
    )
    .leftJoin(
      jobPosts,
      and(
        eq(jobPosts.companyId, companyId),
        eq(jobPosts.id, creditReservations.subjectId),
        eq(creditReservations.kind, 'job_post'),
      ),
    )
    .leftJoin(branches, and(eq(branches.companyId, companyId), eq(branches.id, jobPosts.branchId)))
    .leftJoin(
      profileUnlocks,
      and(eq(profileUnlocks.companyId, companyId), eq(profileUnlocks.id, creditReservations.subjectId)),
    )
    .leftJoin(orders, and(eq(orders.companyId, companyId), eq(creditGrants.subject, subjectOfOrder)))
    .leftJoin(
      taxInvoices,
      and(
        eq(taxInvoices.companyId, companyId),
        eq(taxInvoices.orderId, orders.id),
        eq(taxInvoices.kind, 'invoice'),
      ),
    )
    .leftJoin(members, and(eq(members.companyId, companyId), eq(members.uid, lines.actorUid)))
    .leftJoin(accounts, eq(accounts.uid, lines.actorUid))
    .orderBy(desc(lines.at), desc(lines.id))
}

/** What changed by kind after a position; exported, like the next, so that a test can read the plan. */
export const changesAfterQuery = (db: Database, companyId: string, position: LinePosition) =>
  db
    .select({ kind, amount: sql<number>`sum(${amount})::integer` })
    .from(creditEntries)
    .where(
      and(eq(ofCompany, companyId), inArray(kind, [...creditKinds]), sql`${place} > ${placeOf(position)}`),
    )
    .groupBy(kind)

/** What changed by kind between each of some transactions and the first of them, which is the newest. */
export function changesSinceQuery(
  db: Database,
  companyId: string,
  ids: readonly string[],
  { newest, oldest }: { readonly newest: LinePosition; readonly oldest: LinePosition },
) {
  const changes = db
    .select({
      id: transactionId,
      since: sql<number>`(sum(sum(${amount})) over (
        partition by ${kind} order by ${at} desc, ${transactionId} desc) - sum(${amount}))::integer`.as(
        'since',
      ),
    })
    .from(creditEntries)
    .where(
      and(
        eq(ofCompany, companyId),
        inArray(kind, [...creditKinds]),
        sql`${place} <= ${placeOf(newest)}`,
        sql`${place} >= ${placeOf(oldest)}`,
      ),
    )
    .groupBy(kind, at, transactionId)
    .as('changes')
  return db
    .select({ id: changes.id, since: changes.since })
    .from(changes)
    .where(inArray(changes.id, [...ids]))
}

/**
 * The lines of a company's statement after a position, newest first. Their balances are the present one less what is
 * newer: what is newer than the page is added up from an index alone, and the page's own changes one by one.
 */
export function listStatementLines(db: Database, companyId: string, paged: Paged): Promise<StatementLine[]> {
  return db.transaction(
    async (tx) => {
      const rows = await linesQuery(tx, companyId, paged)
      const [newest, oldest] = [rows[0], rows.at(-1)].map((row) => row && { at: row.position, id: row.id })
      if (!newest || !oldest) return []
      const present = await tx
        .select({ kind: creditGrants.kind, amount: sql<number>`sum(${creditGrants.available})::integer` })
        .from(creditGrants)
        .where(and(eq(creditGrants.companyId, companyId), gt(creditGrants.available, 0)))
        .groupBy(creditGrants.kind)
      const after = await changesAfterQuery(tx, companyId, newest)
      const ids = rows.map(({ id }) => id)
      const since = new Map(
        (await changesSinceQuery(tx, companyId, ids, { newest, oldest })).map((row) => [row.id, row.since]),
      )
      const amountOf = (found: readonly { kind: CreditKind; amount: number }[], wanted: CreditKind) =>
        found.find((row) => row.kind === wanted)?.amount ?? 0
      return rows.map(
        ({ memberId, state, settledAt, subjectId, reservedBy, postId, title, branchName, ...row }) => {
          const { source, expiresAt, workerId, workerName, orderNumber, orderTotal, invoiceNumber, ...line } =
            row
          return {
            ...line,
            worker: workerId === null ? null : { id: workerId, displayName: workerName },
            balance: amountOf(present, line.kind) - amountOf(after, line.kind) - (since.get(line.id) ?? 0),
            isMember: memberId !== null,
            reservation:
              state !== null && subjectId !== null
                ? { state, settledAt, subjectId, actorUid: reservedBy }
                : null,
            post: postId === null ? null : { title, branchName },
            grant: state === null ? { source, expiresAt } : null,
            order:
              state === null && orderNumber !== null && orderTotal !== null
                ? { number: orderNumber, invoiceNumber, totalSatang: orderTotal }
                : null,
          }
        },
      )
    },
    // One view of the books for all of it.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export type StatementTotal = {
  readonly kind: CreditKind
  /** The balance before the period. */
  readonly opening: number
  readonly added: number
  readonly taken: number
  /** The balance at the end of the period. */
  readonly closing: number
}

/** What the lines of a filter come to by kind, and the company's balances before and after their period. */
export async function sumStatement(
  db: Database,
  companyId: string,
  filter: StatementFilter,
): Promise<StatementTotal[]> {
  const isIn = within(db, companyId, { ...filter, kind: undefined }) ?? sql`true`
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)::integer`
  const isBefore = filter.from === undefined ? sql`false` : sql`${at} < ${startOf(filter.from)}`
  return db
    .select({
      kind,
      opening: sumOf(isBefore),
      added: sumOf(sql`${amount} > 0 and ${isIn}`),
      taken: sumOf(sql`${amount} < 0 and ${isIn}`),
      closing: sql<number>`sum(${amount})::integer`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(ofCompany, companyId),
        filter.kind && eq(kind, filter.kind),
        filter.to === undefined ? undefined : lt(at, startOf(filter.to, 1)),
      ),
    )
    .groupBy(kind)
}

export type UsableGrant = {
  readonly id: string
  readonly kind: CreditKind
  readonly available: number
  /** How many credits it began with. */
  readonly amount: number
  readonly source: CreditSource
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

/** A company's usable grants in the order in which they are spent, with where they came from. */
export async function listUsableGrants(
  db: Database,
  companyId: string,
  limit: number,
): Promise<UsableGrant[]> {
  return db
    .select({
      id: creditGrants.id,
      kind: creditGrants.kind,
      available: creditGrants.available,
      amount: sql<number>`(select given.amount from ${entriesOfGrant} order by given.at, given.id limit 1)`,
      source: sourceOf,
      expiresAt: creditGrants.expiresAt,
      createdAt: creditGrants.createdAt,
    })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.companyId, companyId),
        gt(creditGrants.available, 0),
        or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, sql`now()`)),
      ),
    )
    .orderBy(asc(creditGrants.expiresAt), asc(creditGrants.id))
    .limit(limit)
}
