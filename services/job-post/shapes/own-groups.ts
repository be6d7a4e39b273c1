/** Which of a worker's applications: those that wait for somebody or lead to work, or those that are over. */
export const ownGroups = ['live', 'ended'] as const

export type OwnGroup = (typeof ownGroups)[number]
