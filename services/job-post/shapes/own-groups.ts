/**
 * Which of a worker's applications: those that wait for somebody or lead to work, those that are over, or those with
 * which they have or had a job.
 */
export const ownGroups = ['live', 'ended', 'held'] as const

export type OwnGroup = (typeof ownGroups)[number]
