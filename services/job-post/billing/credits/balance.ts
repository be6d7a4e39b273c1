import { isNearEnd } from '@/validators/near-end'
import { type CreditKind, creditKinds } from '../../shapes/credit-kinds'
import type { CreditGrant } from './repository'

type UsableGrant = Pick<CreditGrant, 'kind' | 'available' | 'expiresAt' | 'createdAt'>

type Expiry = { readonly amount: number; readonly at: Date }

/** The available credits of one kind, and what expires first and when (null: none of it expires). */
export type CreditBalance = {
  readonly available: number
  readonly nextExpiry: Expiry | null
  /** What expires first of those that are near their end. */
  readonly nearEnd: Expiry | null
  /** What expires before a given moment, and when the first of it does; null when nothing does. */
  readonly expiring: Expiry | null
}

const sumOf = (grants: readonly UsableGrant[]) => grants.reduce((sum, grant) => sum + grant.available, 0)

function balanceOf(grants: readonly UsableGrant[], soon: Date): CreditBalance {
  const nextExpiry = firstOf(grants)
  const expiring = grants.filter(({ expiresAt }) => expiresAt && expiresAt <= soon)
  return {
    available: sumOf(grants),
    nextExpiry,
    nearEnd: firstOf(grants.filter((grant) => isNearEnd(grant))),
    expiring: nextExpiry && expiring.length > 0 ? { amount: sumOf(expiring), at: nextExpiry.at } : null,
  }
}

/** What of some credits expires first. */
function firstOf(grants: readonly UsableGrant[]): Expiry | null {
  const at = grants.reduce<Date | null>(
    (soonest, { expiresAt }) => (expiresAt && (!soonest || expiresAt < soonest) ? expiresAt : soonest),
    null,
  )
  return at && { amount: sumOf(grants.filter(({ expiresAt }) => expiresAt?.getTime() === at.getTime())), at }
}

/** The balance of every kind, with what expires until `soon`; a kind without grants has 0. */
export function balancesOf(grants: readonly UsableGrant[], soon: Date): Record<CreditKind, CreditBalance> {
  const ofKind = (kind: CreditKind) => grants.filter((grant) => grant.kind === kind)
  const entries = creditKinds.map((kind) => [kind, balanceOf(ofKind(kind), soon)])
  return Object.fromEntries(entries) as Record<CreditKind, CreditBalance>
}
