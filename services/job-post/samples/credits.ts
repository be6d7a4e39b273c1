import type { CreditKind } from '../credits/kinds'

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000)

type SampleGrant = { readonly kind: CreditKind; readonly amount: number; readonly expiresAt: Date | null }

/**
 * What the demo company was given: what its posts took comes out of what expires first, so that two credits of that
 * are left.
 */
export const sampleGrants = (spent: number): SampleGrant[] => [
  { kind: 'job_post', amount: spent + 2, expiresAt: daysAhead(12) },
  { kind: 'job_post', amount: 20, expiresAt: daysAhead(180) },
  { kind: 'profile_unlock', amount: 10, expiresAt: daysAhead(180) },
]
