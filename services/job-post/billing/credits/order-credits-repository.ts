import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { Taking } from '../../shapes/taking'
import { creditEntries, creditGrants, creditReservations } from '../../tables/credits'
import { insertEntries, returnToGrant } from './repository'

/** An order whose credits are meant. */
type OrderKey = { readonly companyId: string; readonly id: string }

/** What became of the credits that an order gave. */
export type OrderCredits = {
  /** Neither spent nor reserved nor expired: what can be taken back. */
  readonly unspent: number
  /** Reserved for posts that wait for their review. */
  readonly held: number
  readonly spent: number
  readonly expired: number
}

/** The grants with an order's credits: the one that it gave, and those that hold what was returned of it. */
const ofOrder = ({ companyId, id }: OrderKey): SQL => {
  const given = sql`select given.id from ${creditGrants} given
    where given.company_id = ${companyId} and given.subject = ${`order:${id}`}`
  return sql`${creditGrants.companyId} = ${companyId}
    and (${creditGrants.id} in (${given}) or ${creditGrants.originId} in (${given}))`
}

const isAlive = or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, sql`now()`))

/** What became of the credits of an order until now. */
export async function creditsOfOrder(db: Database, key: OrderKey): Promise<OrderCredits> {
  const [left] = await db
    .select({
      unspent: sql<number>`coalesce(sum(${creditGrants.available}) filter (where ${isAlive}), 0)::integer`,
      overdue: sql<number>`coalesce(sum(${creditGrants.available}) filter (where not (${isAlive})), 0)::integer`,
    })
    .from(creditGrants)
    .where(ofOrder(key))
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(-sum(${creditEntries.amount}) filter (where ${condition}), 0)::integer`
  const [used] = await db
    .select({
      held: sumOf(sql`${creditEntries.type} = 'reserve' and ${creditReservations.state} = 'held'`),
      spent: sumOf(sql`${creditEntries.type} = 'reserve' and ${creditReservations.state} = 'captured'`),
      expired: sumOf(sql`${creditEntries.type} = 'expire'`),
    })
    .from(creditEntries)
    .innerJoin(
      creditGrants,
      and(eq(creditGrants.companyId, creditEntries.companyId), eq(creditGrants.id, creditEntries.grantId)),
    )
    .leftJoin(
      creditReservations,
      and(
        eq(creditReservations.companyId, creditEntries.companyId),
        eq(creditReservations.id, creditEntries.reservationId),
      ),
    )
    .where(ofOrder(key))
  return {
    unspent: left?.unspent ?? 0,
    held: used?.held ?? 0,
    spent: used?.spent ?? 0,
    expired: (used?.expired ?? 0) + (left?.overdue ?? 0),
  }
}

type Change = {
  /** `refund`: their money is returned. `adjust`: they are out of use while their money is disputed. */
  readonly type: 'refund' | 'adjust'
  readonly actorUid: string
}

/**
 * Takes up to `atMost` unspent credits of an order back, those that live longest first, with a ledger entry each; answers
 * what it took from which grant, which may be less.
 */
export async function takeBackCredits(
  tx: Database,
  key: OrderKey,
  atMost: number,
  { type, actorUid }: Change,
): Promise<Taking[]> {
  const { companyId } = key
  const grants = await tx
    .select({ id: creditGrants.id, kind: creditGrants.kind, available: creditGrants.available })
    .from(creditGrants)
    .where(and(ofOrder(key), gt(creditGrants.available, 0), isAlive))
    .orderBy(desc(creditGrants.expiresAt), asc(creditGrants.id))
    .for('update')
  const takings: (Taking & Pick<(typeof grants)[number], 'kind'>)[] = []
  let left = atMost
  for (const { id: grantId, kind, available } of grants) {
    const amount = Math.min(left, available)
    if (amount === 0) break
    await tx
      .update(creditGrants)
      .set({ available: sql`${creditGrants.available} - ${amount}` })
      .where(and(eq(creditGrants.companyId, companyId), eq(creditGrants.id, grantId)))
    takings.push({ grantId, amount, kind })
    left -= amount
  }
  await insertEntries(
    tx,
    takings.map(({ grantId, kind, amount }) => ({
      companyId,
      kind,
      grantId,
      type,
      amount: -amount,
      actorUid,
    })),
    uuidv7(),
  )
  return takings.map(({ grantId, amount }) => ({ grantId, amount }))
}

/** Gives back what `takeBackCredits` took, at a moment unless a taking has its own, living longer by the time that it was out of use. */
export async function giveBackCredits(
  tx: Database,
  { companyId }: Pick<OrderKey, 'companyId'>,
  takings: readonly Taking[],
  { type, actorUid, takenAt }: Change & { readonly takenAt: Date },
): Promise<void> {
  if (takings.length === 0) return
  const { id, kind, expiresAt, originId } = creditGrants
  const grants = await tx
    .select({ id, kind, expiresAt, originId })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.companyId, companyId),
        inArray(
          id,
          takings.map(({ grantId }) => grantId),
        ),
      ),
    )
  const now = Date.now()
  const entries = []
  for (const { grantId: takenFrom, amount, takenAt: ownTime } of takings) {
    const grant = grants.find((one) => one.id === takenFrom)
    const heldMs = now - (ownTime ? Date.parse(ownTime) : takenAt.getTime())
    const held = grant && { companyId, kind: grant.kind, heldMs }
    const grantId = held && (await returnToGrant(tx, held, { ...grant, grantId: takenFrom, amount }))
    if (!grantId) throw new Error(`credits taken from the grant ${takenFrom} cannot be given back`)
    entries.push({ companyId, kind: grant.kind, grantId, type, amount, actorUid })
  }
  await insertEntries(tx, entries, uuidv7())
}

/** How many credits some takings are together. */
export const creditsIn = (takings: readonly Taking[]): number =>
  takings.reduce((sum, { amount }) => sum + amount, 0)
