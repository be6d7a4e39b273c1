import { leastMonths } from '@/validators/experience-lengths'
import type { OwnResume } from './repository'

type Said = Pick<OwnResume, 'lengthsOfExperience' | 'workExperiences'>

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Months in at least one job: those in two at once count once. */
function monthsInJobs(jobs: Said['workExperiences'], today: string): number {
  const worked = new Set<number>()
  for (const { startedOn, endedOn } of jobs) {
    for (let month = monthOf(startedOn); month < monthOf(endedOn ?? today); month++) worked.add(month)
  }
  return worked.size
}

/**
 * Whole years in all kinds of work together: of the jobs with months, or of the longest that a worker says they did one
 * type, whichever is more.
 */
export function yearsOfExperience({ lengthsOfExperience, workExperiences }: Said, today: string): number {
  const said = lengthsOfExperience.map(({ length }) => leastMonths[length])
  return Math.floor(Math.max(monthsInJobs(workExperiences, today), ...said) / 12)
}
