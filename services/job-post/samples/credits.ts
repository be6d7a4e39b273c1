import type { CreditKind } from '../credits/kinds'

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000)

type SampleGrant = { readonly kind: CreditKind; readonly amount: number; readonly expiresAt: Date | null }

/** What the demo company can use: some of it soon to expire. */
export const sampleGrants = (): SampleGrant[] => [
  { kind: 'job_post', amount: 2, expiresAt: daysAhead(12) },
  { kind: 'job_post', amount: 3, expiresAt: daysAhead(180) },
  { kind: 'profile_unlock', amount: 10, expiresAt: daysAhead(180) },
]
