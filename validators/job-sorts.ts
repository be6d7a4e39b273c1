/** How the public list of jobs is ordered: the newest, the best paid day, the soonest start, or the nearest first. */
export const jobSorts = ['newest', 'pay', 'start', 'near'] as const
export type JobSort = (typeof jobSorts)[number]
