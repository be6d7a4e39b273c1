/** What a credit pays for: one job post, or one worker's profile unlocked. */
export const creditKinds = ['job_post', 'profile_unlock'] as const
export type CreditKind = (typeof creditKinds)[number]

/** What happens to credits. A reserve takes them out of the balance, a capture spends what was reserved. */
export const creditEntryTypes = [
  'grant',
  'reserve',
  'capture',
  'release',
  'expire',
  'refund',
  'adjust',
] as const
export type CreditEntryType = (typeof creditEntryTypes)[number]

/** Held until what it pays for happens, which captures it, or does not, which releases it. */
export const reservationStates = ['held', 'captured', 'released'] as const
export type ReservationState = (typeof reservationStates)[number]
