import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import type { CreditKind } from '../../shapes/credit-kinds'
import type { Taking } from '../../shapes/taking'
import { findRunningBuffet } from '../buffets/repository'
import {
  type CreditTerms,
  insertCaptures,
  insertGrantOnce,
  insertReservation,
  insertReserves,
  listTerms,
  returnParts,
  settleReservation,
  takeFromGrant,
  usableGrants,
} from './repository'

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

/** The terms of a kind; every database has rows for all kinds. */
export async function termsOf(db: Database, kind: CreditKind): Promise<CreditTerms> {
  const terms = (await listTerms(db)).find((row) => row.kind === kind)
  if (!terms) throw new Error(`no credit terms for ${kind}`)
  return terms
}

/**
 * Reserves what one use costs, from the grants that expire first; a post within a buffet costs nothing, and its
 * reservation keeps saying so after the buffet's end. Does nothing for a subject with a reservation or a
 * capture. 409 `no_credit`, with what is needed and available, when the balance is short: the caller must then roll
 * back the transaction or its savepoint.
 */
export async function reserveCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<void> {
  const { companyId, kind } = subject
  const buffet = kind === 'job_post' ? await findRunningBuffet(tx, companyId) : null
  const price = buffet ? 0 : (await termsOf(tx, kind)).price
  const reservation = { ...subject, amount: price, buffetId: buffet?.id ?? null }
  const reservationId = await insertReservation(tx, reservation)
  if (reservationId === null) return
  const takings: Taking[] = []
  let left = price
  while (left > 0) {
    const grants = await usableGrants(tx, companyId, kind)
    const available = grants.reduce((sum, grant) => sum + grant.available, 0)
    if (available < left) {
      throw new Problem(409, 'no_credit', {
        current: { needed: price, available: available + price - left },
      })
    }
    for (const grant of grants) {
      const taking = { grantId: grant.id, amount: Math.min(left, grant.available) }
      // A concurrent request may have taken from the grant first, so the rest is looked up again.
      if (taking.amount === 0 || !(await takeFromGrant(tx, companyId, taking))) continue
      takings.push(taking)
      left -= taking.amount
    }
  }
  await insertReserves(tx, { companyId, kind, reservationId, actorUid }, takings)
}

/** Captures what is reserved for a subject; does nothing when it was captured before or never reserved. */
export async function captureCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<void> {
  const reservation = await settleReservation(tx, subject, 'captured')
  if (reservation) await insertCaptures(tx, reservation, actorUid)
}

/** Releases what is reserved for a subject and answers how much; captured credits stay spent. */
export async function releaseCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<number> {
  const reservation = await settleReservation(tx, subject, 'released')
  if (!reservation) return 0
  await returnParts(tx, reservation, actorUid)
  return reservation.amount
}

/** Returns credits that were captured for a subject, once, and answers how much: what they paid for was worth nothing. */
export async function refundCredits(tx: Database, { actorUid, ...subject }: Spending): Promise<number> {
  const reservation = await settleReservation(tx, subject, 'released', 'captured')
  if (!reservation) return 0
  await returnParts(tx, reservation, actorUid)
  return reservation.amount
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
