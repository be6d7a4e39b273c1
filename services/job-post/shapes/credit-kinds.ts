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

/** How many days before credits expire their company is warned, first to last. */
export const warningDays = [30, 7, 1] as const
export type WarningDays = (typeof warningDays)[number]

/** Where the credits of a grant came from. */
export const creditSources = ['starting', 'order', 'staff', 'returned'] as const
export type CreditSource = (typeof creditSources)[number]

/** What a line of a statement can be; a capture is none, for the line of its reserve says that it was spent. */
export const statementTypes = creditEntryTypes.filter(
  (type): type is Exclude<CreditEntryType, 'capture'> => type !== 'capture',
)
export type StatementType = (typeof statementTypes)[number]

/** What a statement can be narrowed to: lines of a type, or those by which the credits of an order came in. */
export const statementSelections = [...statementTypes, 'purchase'] as const
export type StatementSelection = (typeof statementSelections)[number]

/** Who caused a line of a statement. */
export const creditActors = ['member', 'former_member', 'staff', 'system'] as const
export type CreditActor = (typeof creditActors)[number]
