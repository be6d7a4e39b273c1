import type { JobsInstead } from '@/components/applications/own/taken-back-card'
import { jobsPath } from '@/components/job-posts/public/jobs-view'
import type { OwnApplication } from '@/lib/applications/own-application'

/** The jobs on the days of one, in its province. */
export const jobsOnDaysOf = ({ shifts, post }: OwnApplication) => ({
  province: post.province ?? undefined,
  from: shifts[0]?.date,
  to: shifts.at(-1)?.date,
})

/** The jobs to offer instead of one, where nobody has counted them. */
export const uncountedInsteadOf = (application: OwnApplication): JobsInstead => ({
  days: 'same',
  path: jobsPath(jobsOnDaysOf(application)),
  count: null,
  isMore: false,
})
