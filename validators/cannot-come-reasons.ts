/** Why somebody who has the job cannot come; none is about health, which nobody is asked for. */
export const cannotComeReasons = ['personal', 'family', 'travel', 'other'] as const
export type CannotComeReason = (typeof cannotComeReasons)[number]
