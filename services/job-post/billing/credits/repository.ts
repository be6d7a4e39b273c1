import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import {
  type CreditEntryType,
  type CreditKind,
  type WarningDays,
  warningDays,
} from '../../shapes/credit-kinds'
import type { Taking } from '../../shapes/taking'
import { companies } from '../../tables/companies'
import { creditEntries, creditGrants, creditReservations, creditTerms } from '../../tables/credits'

type GrantRow = typeof creditGrants.$inferSelect
export type CreditGrant = Pick<GrantRow, 'id' | 'kind' | 'available' | 'expiresAt' | 'createdAt'>
export type CreditTerms = typeof creditTerms.$inferSelect
export type Reservation = typeof creditReservations.$inferSelect

const { id, kind, available, expiresAt } = creditGrants
const isAlive = or(isNull(expiresAt), gt(expiresAt, sql`now()`))

/** The price and starting credits of each kind. */
export async function listTerms(db: Database): Promise<CreditTerms[]> {
  return db.select().from(creditTerms)
}

/** A company's usable grants, in order of expiry, with those that never expire last. */
export async function usableGrants(
  db: Database,
  companyId: string,
  ofKind?: CreditKind,
): Promise<CreditGrant[]> {
  return db
    .select({ id, kind, available, expiresAt, createdAt: creditGrants.createdAt })
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, companyId), ofKind && eq(kind, ofKind), gt(available, 0), isAlive))
    .orderBy(asc(expiresAt), asc(id))
}

/** The query of `countHeld`. */
export const heldQuery = (db: Database, companyId: string) =>
  db
    .select({ kind: creditReservations.kind, held: sql<number>`sum(${creditReservations.amount})::integer` })
    .from(creditReservations)
    .where(and(eq(creditReservations.companyId, companyId), eq(creditReservations.state, 'held')))
    .groupBy(creditReservations.kind)

/** How many credits of each kind are reserved; a buffet's reservations take none. */
export async function countHeld(db: Database, companyId: string): Promise<Record<CreditKind, number>> {
  const rows = await heldQuery(db, companyId)
  const heldOf = (ofKind: CreditKind) => rows.find((row) => row.kind === ofKind)?.held ?? 0
  return { job_post: heldOf('job_post'), profile_unlock: heldOf('profile_unlock') }
}

type NewGrant = Pick<GrantRow, 'companyId' | 'kind' | 'expiresAt'> & {
  readonly amount: number
  readonly subject?: string | null
  readonly originId?: string
}

/** Adds a grant without its entry; null when the company already has one for this subject. */
async function addGrant(tx: Database, { amount, ...grant }: NewGrant): Promise<string | null> {
  const [added] = await tx
    .insert(creditGrants)
    .values({ ...grant, id: uuidv7(), available: amount })
    .onConflictDoNothing()
    .returning({ id })
  return added?.id ?? null
}

type NewEntry = {
  readonly companyId: string
  readonly kind: CreditKind
  readonly grantId: string
  readonly type: CreditEntryType
  readonly amount: number
  readonly actorUid: string
  readonly reservationId?: string
}

/** Inserts entries with one statement, so that they have the same moment: as one transaction, or one each. */
export async function insertEntries(
  tx: Database,
  entries: readonly NewEntry[],
  transactionId?: string,
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insert(creditEntries)
    .values(entries.map((entry) => ({ ...entry, id: uuidv7(), transactionId: transactionId ?? uuidv7() })))
}

type GivenGrant = NewGrant & { readonly actorUid: string }

/** Grants a company credits for a subject once, with the first ledger entry; null when it already has them. */
export async function insertGrantOnce(
  tx: Database,
  { actorUid, ...grant }: GivenGrant & { readonly subject: string | null },
): Promise<string | null> {
  const grantId = await addGrant(tx, grant)
  if (grantId === null) return null
  const { companyId, kind, amount } = grant
  await insertEntries(tx, [{ companyId, kind, grantId, type: 'grant', amount, actorUid }])
  return grantId
}

/** Grants a company credits, with the first ledger entry. */
export async function insertGrant(tx: Database, grant: Omit<GivenGrant, 'subject'>): Promise<string> {
  const grantId = await insertGrantOnce(tx, { ...grant, subject: null })
  if (grantId === null) throw new Error('the credits were not given')
  return grantId
}

type NewReservation = Pick<Reservation, 'companyId' | 'kind' | 'subjectId' | 'amount' | 'buffetId'>

/** Opens a reservation; null where the subject has one that is held or captured. */
export async function insertReservation(tx: Database, reservation: NewReservation): Promise<string | null> {
  const [opened] = await tx
    .insert(creditReservations)
    .values({ ...reservation, id: uuidv7() })
    .onConflictDoNothing()
    .returning({ id: creditReservations.id })
  return opened?.id ?? null
}

/**
 * Takes credits from one grant with one conditional update, so that of two concurrent requests for the last credit only
 * one succeeds; false when they were taken or have expired. `insertReserves` adds the entries.
 */
export async function takeFromGrant(
  tx: Database,
  companyId: string,
  { grantId, amount }: Taking,
): Promise<boolean> {
  const taken = await tx
    .update(creditGrants)
    .set({ available: sql`${available} - ${amount}` })
    .where(and(eq(creditGrants.companyId, companyId), eq(id, grantId), gte(available, amount), isAlive))
    .returning({ id })
  return taken.length > 0
}

type Reserving = Pick<NewEntry, 'companyId' | 'kind' | 'actorUid'> & { readonly reservationId: string }

/** Records what a reservation took from which grant. */
export async function insertReserves(
  tx: Database,
  reserving: Reserving,
  takings: readonly Taking[],
): Promise<void> {
  const entries = takings.map(({ grantId, amount }) => {
    return { ...reserving, grantId, type: 'reserve' as const, amount: -amount }
  })
  await insertEntries(tx, entries, uuidv7())
}

/** Settles the reservation held for a subject, or returns one that is captured; null when there is none. */
export async function settleReservation(
  tx: Database,
  subject: Pick<Reservation, 'companyId' | 'kind' | 'subjectId'>,
  state: 'captured' | 'released',
  from: 'held' | 'captured' = 'held',
): Promise<Reservation | null> {
  const [settled] = await tx
    .update(creditReservations)
    .set({ state, settledAt: sql`now()` })
    .where(
      and(
        eq(creditReservations.companyId, subject.companyId),
        eq(creditReservations.kind, subject.kind),
        eq(creditReservations.subjectId, subject.subjectId),
        eq(creditReservations.state, from),
      ),
    )
    .returning()
  return settled ?? null
}

/** What was taken of a grant. */
export type HeldPart = Taking & Pick<GrantRow, 'expiresAt' | 'originId'>

/** How much a reservation took from each grant. */
async function partsOf(tx: Database, { companyId, id: reservationId }: Reservation): Promise<HeldPart[]> {
  const rows = await tx
    .select({
      grantId: creditEntries.grantId,
      amount: creditEntries.amount,
      expiresAt,
      originId: creditGrants.originId,
    })
    .from(creditEntries)
    .innerJoin(
      creditGrants,
      and(eq(creditGrants.companyId, creditEntries.companyId), eq(id, creditEntries.grantId)),
    )
    .where(
      and(
        eq(creditEntries.companyId, companyId),
        eq(creditEntries.reservationId, reservationId),
        eq(creditEntries.type, 'reserve'),
      ),
    )
    .orderBy(asc(expiresAt), asc(id))
  return rows.map((row) => ({ ...row, amount: -row.amount }))
}

/** Records that what a reservation took is spent. */
export async function insertCaptures(
  tx: Database,
  reservation: Reservation,
  actorUid: string,
): Promise<void> {
  const { companyId, kind, id: reservationId } = reservation
  const capture = { companyId, kind, reservationId, type: 'capture', amount: 0, actorUid } as const
  const parts = await partsOf(tx, reservation)
  await insertEntries(
    tx,
    parts.map(({ grantId }) => ({ ...capture, grantId })),
    uuidv7(),
  )
}

/** Credits that were returned, and the grant that they had been taken from. */
export type Returned = Taking & { readonly takenFrom: string }

/**
 * Returns what a reservation took, with the time it was held (docs/decisions/0031); answers what lies in which grant by then.
 */
export async function returnParts(
  tx: Database,
  reservation: Reservation,
  actorUid: string,
): Promise<Returned[]> {
  const { companyId, kind, id: reservationId, createdAt, settledAt } = reservation
  const heldMs = (settledAt ?? createdAt).getTime() - createdAt.getTime()
  const entries: NewEntry[] = []
  const returned: Returned[] = []
  for (const part of await partsOf(tx, reservation)) {
    const grantId = await returnToGrant(tx, { companyId, kind, heldMs }, part)
    if (grantId === null) throw new Error(`credits of the reservation ${reservationId} have no grant`)
    entries.push({ companyId, kind, grantId, reservationId, type: 'release', amount: part.amount, actorUid })
    returned.push({ grantId, amount: part.amount, takenFrom: part.grantId })
  }
  await insertEntries(tx, entries, uuidv7())
  return returned
}

type Held = Pick<GrantRow, 'companyId' | 'kind'> & {
  /** How long they could not be spent. */
  readonly heldMs: number
}

/**
 * Returns credits that could not be spent for some time, without the entry: those that never expire to their grant, others
 * as a new grant that lives longer by that time. Answers the grant; null where theirs is gone.
 */
export const returnToGrant = (
  tx: Database,
  { companyId, kind, heldMs }: Held,
  { grantId, amount, expiresAt: until, originId }: HeldPart,
): Promise<string | null> =>
  until
    ? addGrant(tx, {
        companyId,
        kind,
        amount,
        expiresAt: new Date(until.getTime() + heldMs),
        originId: originId ?? grantId,
      })
    : addToGrant(tx, companyId, { grantId, amount })

/** Adds credits to a grant without the entry; null where there is no such grant. */
async function addToGrant(
  tx: Database,
  companyId: string,
  { grantId, amount }: Taking,
): Promise<string | null> {
  const [grown] = await tx
    .update(creditGrants)
    .set({ available: sql`${available} + ${amount}` })
    .where(and(eq(creditGrants.companyId, companyId), eq(id, grantId)))
    .returning({ id })
  return grown?.id ?? null
}

export type ExpiringGrant = Pick<GrantRow, 'companyId' | 'id' | 'kind' | 'available' | 'expiresAt'>

const facts = { companyId: creditGrants.companyId, id, kind, available, expiresAt }

const hasExpired = and(gt(available, 0), lte(expiresAt, sql`now()`))

/** Credits of a company that has closed, however long they were to live. */
const isLeftToClosed = and(
  gt(available, 0),
  sql`${creditGrants.companyId} in (select ${companies.id} from ${companies} where ${companies.closedAt} is not null)`,
)

const daysLong = (days: number) => sql`make_interval(days => ${days}::integer)`

/**
 * Grants within a warning's time whose company has not had this warning or a later one. The first warning is not for
 * grants that were given with no more time than it is about: nobody forgot those yet.
 */
const isDueFor = (days: WarningDays) =>
  and(
    gt(available, 0),
    or(isNull(creditGrants.warnedDays), gt(creditGrants.warnedDays, days)),
    gt(expiresAt, sql`now()`),
    lte(expiresAt, sql`now() + ${daysLong(days)}`),
    days === warningDays[0]
      ? lt(creditGrants.createdAt, sql`${expiresAt} - ${daysLong(days + 1)}`)
      : undefined,
  )

/** Companies with grants of a kind, without those in `except`, the longest waiting first. */
async function companiesWith(
  db: Database,
  isOfKind: SQL | undefined,
  except: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ companyId: creditGrants.companyId })
    .from(creditGrants)
    .where(and(isOfKind, notInArray(creditGrants.companyId, [...except])))
    .groupBy(creditGrants.companyId)
    .orderBy(sql`min(${expiresAt})`)
    .limit(limit)
  return rows.map(({ companyId }) => companyId)
}

/** Companies with grants that have expired. */
export const listExpiring = (db: Database, except: readonly string[], limit: number) =>
  companiesWith(db, hasExpired, except, limit)

/** Closed companies with credits, which came back to them after they closed. */
export const listLeftToClosed = (db: Database, except: readonly string[], limit: number) =>
  companiesWith(db, isLeftToClosed, except, limit)

/** Companies that are due for the warning of this many days before. */
export const listToWarn = (db: Database, days: WarningDays, except: readonly string[], limit: number) =>
  companiesWith(db, isDueFor(days), except, limit)

/** Empties up to `atMost` of a company's grants that have expired, or that it has left as it closed; answers what each had left. */
export async function expireGrants(
  tx: Database,
  companyId: string,
  atMost: number,
): Promise<ExpiringGrant[]> {
  const due = await tx
    .select(facts)
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, companyId), or(hasExpired, isLeftToClosed)))
    .orderBy(asc(expiresAt))
    .limit(atMost)
    // A locked grant is being returned to or spent from: the next turn processes it.
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  await tx.update(creditGrants).set({ available: 0 }).where(isOneOf(due))
  await insertEntries(
    tx,
    due.map((grant) => ({
      companyId: grant.companyId,
      kind: grant.kind,
      grantId: grant.id,
      type: 'expire',
      amount: -grant.available,
      actorUid: 'system',
    })),
  )
  return due
}

/**
 * Marks a company's grants that are due for this warning as warned about, once each; answers what each has left, the one
 * that expires first before the others.
 */
export async function markWarned(
  tx: Database,
  companyId: string,
  days: WarningDays,
  atMost: number,
): Promise<ExpiringGrant[]> {
  const due = await tx
    .select(facts)
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, companyId), isDueFor(days)))
    .orderBy(asc(expiresAt))
    .limit(atMost)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  await tx.update(creditGrants).set({ warnedDays: days }).where(isOneOf(due))
  return due
}

const isOneOf = (grants: readonly ExpiringGrant[]) =>
  and(
    inArray(creditGrants.companyId, [...new Set(grants.map(({ companyId }) => companyId))]),
    inArray(
      id,
      grants.map((grant) => grant.id),
    ),
  )
