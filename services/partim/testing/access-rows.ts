/** Who calls every operation. */
export const principals = [
  'anonymous',
  'newcomer',
  'disabled',
  'employer',
  'member',
  'finance',
  'other_member',
  'unregistered_member',
  'unverified_member',
  'ops',
  'worker',
  'hidden_worker',
] as const
export type Principal = (typeof principals)[number]

/** Employers: without a company, in one, in another, in an unregistered one, and with an unverified address. */
export const hiring: readonly Principal[] = [
  'employer',
  'member',
  'finance',
  'other_member',
  'unregistered_member',
  'unverified_member',
]

type Call = {
  readonly as?: string
  readonly path?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: object
  readonly headers?: Record<string, string>
}
/** Who may call an operation, and what the others are answered. */
export type Row = {
  readonly access:
    | 'public'
    | 'optional'
    | 'identified'
    | 'registered'
    | 'verified'
    | 'member'
    | 'ops'
    | 'service'
  /** Shows workers, so only members of registered companies may call it. */
  readonly showsWorkers?: true
  /** Open to every role in the company. */
  readonly anyRole?: true
  /** The answer to callers who pass the access check, where it is not a success. */
  readonly answer?: string
  readonly but?: Partial<Record<Principal, string>>
  readonly call?: (principal: Principal) => Call | Promise<Call>
}
