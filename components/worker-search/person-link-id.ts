/** The id of a person's link to their profile, to which the focus returns. */
export const personLinkId = (workerId: string): string => `person-${workerId}`
