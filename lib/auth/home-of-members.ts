/** The screen a signed-in person lands on by default; not in the route table, which browsers do not need. */
export const homeOfMembers = '/dashboard'

/** Where a worker lands: their own jobs. */
export const homeOfWorkers = '/jobs/applications'

/** The first screen of a kind of account; who has not finished registering is asked the rest by the employers' one. */
export const homeOf = (kind: 'employer' | 'worker' | null): string =>
  kind === 'worker' ? homeOfWorkers : homeOfMembers

/** `next` as somebody of a kind is led there: the home of everybody is their own. */
export const ownHome = (next: string, kind: 'employer' | 'worker' | null): string =>
  next === homeOfMembers ? homeOf(kind) : next

/** What comes after a verified address where nothing else waits: an employer's company, or a worker's jobs. */
export const homeOnceVerified = (kind: 'employer' | 'worker'): string =>
  kind === 'worker' ? homeOfWorkers : '/verify-employer'
