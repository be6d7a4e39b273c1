/** What a shift is to an application: one that the applicant can come to, or one that they are offered or hired for. */
export const applicationShiftStates = ['available', 'assigned'] as const
export type ApplicationShiftState = (typeof applicationShiftStates)[number]
