/** How many days before its end a company is warned that its buffet ends, first to last. */
export const buffetWarningDays = [7, 1] as const
export type BuffetWarningDays = (typeof buffetWarningDays)[number]
