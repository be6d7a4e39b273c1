/** The cookie categories in section 3 of the specification. */
export const consentCategories = ['SNC', 'FC', 'AnPC', 'AC'] as const
export type ConsentChoices = Readonly<Record<(typeof consentCategories)[number], boolean>>

export const consentDecisions = ['accept_all', 'reject_all', 'toggle', 'reset'] as const
export type ConsentDecision = (typeof consentDecisions)[number]
