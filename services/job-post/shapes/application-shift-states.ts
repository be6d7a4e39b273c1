/**
 * What a shift is to an application: one that the applicant can come to, one that they are offered or hired for, or one that
 * was theirs and that they cannot come to after all.
 */
export const applicationShiftStates = ['available', 'assigned', 'given_back'] as const
export type ApplicationShiftState = (typeof applicationShiftStates)[number]
