import type { SampleExperience } from './sample-worker'

/** The day ages are computed for; nobody registers after it. */
export const referenceDate = new Date('2026-11-01T00:00:00Z')

/** A day as YYYY-MM-DD. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Whole months spent in these jobs, up to the reference date. */
export function monthsWorked(experiences: readonly SampleExperience[]): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return experiences.reduce(
    (sum, { startedOn, endedOn }) => sum + monthOf(endedOn ?? isoDay(referenceDate)) - monthOf(startedOn),
    0,
  )
}
