import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import type { CreditKind } from '../../shapes/credit-kinds'
import type { Taking } from '../../shapes/taking'
import { availableIn, entitlementTo } from './entitlement'
import {
  insertCaptures,
  insertGrantOnce,
  insertReservation,
  insertReserves,
  listTerms,
  type Reservation,
  returnParts,
  settleReservation,
  takeFromGrant,
  usableGrants,
} from './repository'
import { lockOrdersBehind, takeUnpaid } from './unpaid-returns-repository'

/**
 * Changes to credits, each in the transaction of what it pays for: reserved when something is requested, captured when
 * it happens, released when it does not. Entries are only ever added; a grant's balance is their sum.
 */

/** What credits are spent on, and by whom. */
export type Spending = {
  readonly companyId: string
  readonly kind: CreditKind
  readonly subjectId: string
  readonly actorUid: string
}

/**
 * Reserves what one use costs, from the grants that expire first; one that a buffet pays for costs nothing, and its
 * reservation keeps saying so after the buffet's end. Does nothing for a subject with a reservation or a capture. 409
 * `no_credit`, with what is needed and available, when nothing pays for it: the caller must then roll back the transaction
 * or its savepoint.
 */
export async function reserveCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<void> {
  const { companyId, kind } = subject
  const entitlement = await entitlementTo(tx, subject)
  const [amount, buffetId] =
    entitlement.by === 'buffet' ? [0, entitlement.buffetId] : [entitlement.price, null]
  const reservationId = await insertReservation(tx, { ...subject, amount, buffetId })
  if (reservationId === null || entitlement.by === 'buffet') return
  if (entitlement.by === 'nothing') throw noCredit(entitlement.price, entitlement.available)
  const takings: Taking[] = []
  let { grants, price: left } = entitlement
  while (left > 0) {
    for (const grant of grants) {
      const taking = { grantId: grant.id, amount: Math.min(left, grant.available) }
      // A concurrent request may have taken from the grant first.
      if (taking.amount === 0 || !(await takeFromGrant(tx, companyId, taking))) continue
      takings.push(taking)
      left -= taking.amount
    }
    if (left === 0) break
    grants = await usableGrants(tx, companyId, kind)
    const available = availableIn(grants)
    if (available < left) throw noCredit(amount, available + amount - left)
  }
  await insertReserves(tx, { companyId, kind, reservationId, actorUid }, takings)
}

const noCredit = (needed: number, available: number) =>
  new Problem(409, 'no_credit', { current: { needed, available } })

/** Captures what is reserved for a subject; does nothing when it was captured before or never reserved. */
export async function captureCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<void> {
  const reservation = await settleReservation(tx, subject, 'captured')
  if (reservation) await insertCaptures(tx, reservation, actorUid)
}

/** Releases what is reserved for a subject and answers how much; captured credits stay spent. */
export async function releaseCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<number> {
  const reservation = await settleReservation(tx, subject, 'released')
  return reservation ? giveBack(tx, reservation, actorUid) : 0
}

/** Returns credits that were captured for a subject, once, and answers how much: what they paid for was worth nothing. */
export async function refundCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<number> {
  const reservation = await settleReservation(tx, subject, 'released', 'captured')
  return reservation ? giveBack(tx, reservation, actorUid) : 0
}

/** Returns what a reservation took, but for credits whose money has gone or is disputed; answers how much can be spent again. */
async function giveBack(tx: Database, reservation: Reservation, actorUid: string): Promise<number> {
  const behind = await lockOrdersBehind(tx, reservation)
  const returned = await returnParts(tx, reservation, actorUid)
  return reservation.amount - (await takeUnpaid(tx, reservation, returned, behind))
}

const dayMs = 86_400_000

/** Grants a new company its starting credits, once. */
export async function grantStartingCredits(tx: Database, companyId: string): Promise<void> {
  for (const { kind, startingAmount: amount, startingDays } of await listTerms(tx)) {
    if (amount === 0) continue
    const expiresAt = new Date(Date.now() + startingDays * dayMs)
    await insertGrantOnce(tx, { companyId, kind, amount, expiresAt, subject: 'starting', actorUid: 'system' })
  }
}
