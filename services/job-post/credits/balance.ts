import { type CreditKind, creditKinds } from './kinds'
import type { CreditGrant } from './repository'

type UsableGrant = Pick<CreditGrant, 'kind' | 'available' | 'expiresAt'>

/** What can be used of one kind, and how much of it goes first, when (null: none of it ever expires). */
export type CreditBalance = {
  readonly available: number
  readonly nextExpiry: { readonly amount: number; readonly at: Date } | null
}

function balanceOf(grants: readonly UsableGrant[]): CreditBalance {
  const available = grants.reduce((sum, grant) => sum + grant.available, 0)
  const at = grants.reduce<Date | null>(
    (soonest, { expiresAt }) => (expiresAt && (!soonest || expiresAt < soonest) ? expiresAt : soonest),
    null,
  )
  if (!at) return { available, nextExpiry: null }
  const amount = grants
    .filter(({ expiresAt }) => expiresAt?.getTime() === at.getTime())
    .reduce((sum, grant) => sum + grant.available, 0)
  return { available, nextExpiry: { amount, at } }
}

/** The balance of every kind; one without grants is an honest zero. */
export function balancesOf(grants: readonly UsableGrant[]): Record<CreditKind, CreditBalance> {
  const entries = creditKinds.map((kind) => [kind, balanceOf(grants.filter((grant) => grant.kind === kind))])
  return Object.fromEntries(entries) as Record<CreditKind, CreditBalance>
}
