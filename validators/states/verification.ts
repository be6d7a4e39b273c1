/** How far the verification of a company has come. */
export const verifications = [
  'unverified',
  'registry_matched',
  'documents_submitted',
  'under_review',
  'verified',
  'needs_more_documents',
  'rejected',
  'suspended',
] as const
export type Verification = (typeof verifications)[number]

/** The events operations staff cause. */
export const opsEvents = [
  'begin_review',
  'approve',
  'ask_for_more',
  'reject',
  'suspend',
  'reinstate',
] as const
export type OpsEvent = (typeof opsEvents)[number]

/** `lose_number`: staff decided that the number belongs to another company (company-disputes). */
export const verificationEvents = ['match', 'submit', 'lose_number', ...opsEvents] as const
export type VerificationEvent = (typeof verificationEvents)[number]

/** Who may cause an event: a member of the company, our operations staff, or the service itself. */
export type Who = 'member' | 'ops' | 'system'

type Transition = {
  readonly event: VerificationEvent
  readonly from: readonly Verification[]
  readonly to: Verification
  readonly who: Who
}

/** The transitions from a typed number to a verified company; any other is refused. */
export const transitions: readonly Transition[] = [
  { event: 'match', from: ['unverified'], to: 'registry_matched', who: 'system' },
  {
    event: 'submit',
    from: ['unverified', 'registry_matched', 'needs_more_documents', 'rejected'],
    to: 'documents_submitted',
    who: 'member',
  },
  { event: 'begin_review', from: ['documents_submitted'], to: 'under_review', who: 'ops' },
  { event: 'approve', from: ['under_review'], to: 'verified', who: 'ops' },
  { event: 'ask_for_more', from: ['under_review', 'verified'], to: 'needs_more_documents', who: 'ops' },
  { event: 'reject', from: ['under_review'], to: 'rejected', who: 'ops' },
  {
    event: 'suspend',
    from: [
      'unverified',
      'registry_matched',
      'documents_submitted',
      'under_review',
      'verified',
      'needs_more_documents',
      'rejected',
    ],
    to: 'suspended',
    who: 'ops',
  },
  {
    event: 'lose_number',
    from: [
      'unverified',
      'registry_matched',
      'documents_submitted',
      'under_review',
      'verified',
      'needs_more_documents',
    ],
    to: 'rejected',
    who: 'ops',
  },
  { event: 'lose_number', from: ['suspended'], to: 'suspended', who: 'ops' },
  // Whatever the reason was, staff review the company again before it counts as verified.
  { event: 'reinstate', from: ['suspended'], to: 'under_review', who: 'ops' },
]

/** The state an event leads to, or null when it is not possible from this state or for this actor. */
export function nextState(from: Verification, event: VerificationEvent, who: Who): Verification | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** What staff may decide now. */
export const opsEventsFrom = (state: Verification): OpsEvent[] =>
  opsEvents.filter((event) => nextState(state, event, 'ops') !== null)

/** Events for which the company must be given a reason. */
export const eventsWithReason: readonly OpsEvent[] = ['ask_for_more', 'reject', 'suspend']

/** True while members may add, replace and remove documents: whenever they could submit them. */
export const isOpenForDocuments = (state: Verification): boolean =>
  nextState(state, 'submit', 'member') !== null
