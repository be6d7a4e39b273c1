/** How far a company's verification is. */
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

/** What operations staff ask for by name. */
export const opsEvents = [
  'begin_review',
  'approve',
  'ask_for_more',
  'reject',
  'suspend',
  'reinstate',
] as const
export type OpsEvent = (typeof opsEvents)[number]

/** `lose_number`: staff decided that the number is another company's (company-disputes). */
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

/** From a typed number to a verified company. What is not here does not happen. */
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
  // Whatever led to it, somebody looks at the company anew before it counts as verified again.
  { event: 'reinstate', from: ['suspended'], to: 'under_review', who: 'ops' },
]

/** The state an event leads to, or null when it is out of turn or not this actor's to cause. */
export function nextState(from: Verification, event: VerificationEvent, who: Who): Verification | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** What staff may decide now. */
export const opsEventsFrom = (state: Verification): OpsEvent[] =>
  opsEvents.filter((event) => nextState(state, event, 'ops') !== null)

/** Events a company is owed a reason for. */
export const eventsWithReason: readonly OpsEvent[] = ['ask_for_more', 'reject', 'suspend']

/** True while members may add, replace and take out documents: whenever they could submit them. */
export const isOpenForDocuments = (state: Verification): boolean =>
  nextState(state, 'submit', 'member') !== null
