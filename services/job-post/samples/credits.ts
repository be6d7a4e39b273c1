import type { CreditKind } from '../shapes/credit-kinds'

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000)

type SampleGrant = { readonly kind: CreditKind; readonly amount: number; readonly expiresAt: Date | null }

/** The credits of the demo company: its posts used credits that expire first, so that two of those are left. */
export const sampleGrants = (spent: number): SampleGrant[] => [
  { kind: 'job_post', amount: spent + 2, expiresAt: daysAhead(12) },
  { kind: 'job_post', amount: 20, expiresAt: daysAhead(180) },
  { kind: 'profile_unlock', amount: 10, expiresAt: daysAhead(180) },
]
