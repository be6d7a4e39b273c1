import { type CreditKind, creditKinds } from '../../shapes/credit-kinds'
import type { CreditGrant } from './repository'

type UsableGrant = Pick<CreditGrant, 'kind' | 'available' | 'expiresAt'>

/** The available credits of one kind, and what expires first and when (null: none of it expires). */
export type CreditBalance = {
  readonly available: number
  readonly nextExpiry: { readonly amount: number; readonly at: Date } | null
  /** What expires before a given moment, and when the first of it does; null when nothing does. */
  readonly expiring: { readonly amount: number; readonly at: Date } | null
}

const sumOf = (grants: readonly UsableGrant[]) => grants.reduce((sum, grant) => sum + grant.available, 0)

function balanceOf(grants: readonly UsableGrant[], soon: Date): CreditBalance {
  const available = sumOf(grants)
  const at = grants.reduce<Date | null>(
    (soonest, { expiresAt }) => (expiresAt && (!soonest || expiresAt < soonest) ? expiresAt : soonest),
    null,
  )
  if (!at) return { available, nextExpiry: null, expiring: null }
  const next = grants.filter(({ expiresAt }) => expiresAt?.getTime() === at.getTime())
  const expiring = grants.filter(({ expiresAt }) => expiresAt && expiresAt <= soon)
  return {
    available,
    nextExpiry: { amount: sumOf(next), at },
    expiring: expiring.length > 0 ? { amount: sumOf(expiring), at } : null,
  }
}

/** The balance of every kind, with what expires until `soon`; a kind without grants has 0. */
export function balancesOf(grants: readonly UsableGrant[], soon: Date): Record<CreditKind, CreditBalance> {
  const ofKind = (kind: CreditKind) => grants.filter((grant) => grant.kind === kind)
  const entries = creditKinds.map((kind) => [kind, balanceOf(ofKind(kind), soon)])
  return Object.fromEntries(entries) as Record<CreditKind, CreditBalance>
}
