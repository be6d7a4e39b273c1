/** Why somebody who has the job cannot come; none is about health, which nobody is asked for. */
export const cannotComeReasons = ['personal', 'family', 'travel', 'other'] as const
export type CannotComeReason = (typeof cannotComeReasons)[number]

/** Why somebody does not come, as the company reads it: they may also have refused the terms that it changed. */
export const absenceReasons = [...cannotComeReasons, 'terms'] as const
export type AbsenceReason = (typeof absenceReasons)[number]
