import type { OwnApplication } from '@/lib/applications/own-application'

/** The jobs on the days of one, in its province. */
export const jobsOnDaysOf = ({ shifts, post }: OwnApplication) => ({
  province: post.province ?? undefined,
  from: shifts[0]?.date,
  to: shifts.at(-1)?.date,
})
