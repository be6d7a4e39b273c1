/** What a credit pays for: one job post, or one worker's profile unlocked. */
export const creditKinds = ['job_post', 'profile_unlock'] as const
export type CreditKind = (typeof creditKinds)[number]

/** Types of ledger entries. A reserve takes credits out of the balance, a capture spends reserved ones. */
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

/** Held until the paid event happens, which captures it, or does not, which releases it. */
export const reservationStates = ['held', 'captured', 'released'] as const
export type ReservationState = (typeof reservationStates)[number]
