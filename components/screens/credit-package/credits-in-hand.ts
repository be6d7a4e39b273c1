import type { InHand } from '@/components/orders/package-use'
import type { UsableGrant } from '@/lib/credits/credit-statement'

/** The credits for posts of usable grants, with the days until they expire; those that never do are spent last, and left out. */
export const creditsOf = (grants: readonly UsableGrant[], now: Date): InHand[] =>
  grants.flatMap(({ kind, available, expiresAt }) =>
    kind === 'job_post' && available > 0 && expiresAt
      ? [{ credits: available, days: (Date.parse(expiresAt) - now.getTime()) / 86_400_000 }]
      : [],
  )

/** The same of a balance alone, which does not tell when they expire. */
export const creditsInAll = (available: number): InHand[] =>
  available > 0 ? [{ credits: available, days: null }] : []
