import type { Problem } from '@/lib/api/problem'

export type LinkState = 'verified' | 'used' | 'expired' | 'invalid' | 'offline' | 'failed'

const states: Readonly<Record<string, LinkState>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_invalid: 'invalid',
  validation_failed: 'invalid',
}

/** The state of a mailed link according to a refusal. */
export function linkStateOf(problem: Problem): LinkState {
  const known = states[problem.code]
  if (known) return known
  return typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'failed'
}
