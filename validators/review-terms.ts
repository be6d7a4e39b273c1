import { bangkokToday } from './rules'

/**
 * When staff review job posts that the automatic review held. Staff are there every day, because shops post on weekends
 * for the weekend. Posts that begin today or tomorrow are looked at first and within `soonHours` of staffed time: their
 * shift cannot wait. All others are decided by the end of the next day.
 */
export const reviewTerms = {
  /** Clock hours in Thailand. */
  opensAt: 8,
  closesAt: 20,
  soonHours: 2,
} as const

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Midnight in Thailand of the day an instant is in. */
const dayOf = (instant: number) => Date.parse(`${bangkokToday(new Date(instant))}T00:00:00+07:00`)

/** Adds hours of staffed time to an instant. */
function afterStaffedHours(from: number, hours: number): number {
  let [now, left] = [from, hours * hourMs]
  for (;;) {
    const day = dayOf(now)
    const opens = day + reviewTerms.opensAt * hourMs
    const closes = day + reviewTerms.closesAt * hourMs
    const begins = Math.max(now, opens)
    if (begins + left <= closes) return begins + left
    left -= Math.max(0, closes - begins)
    now = day + dayMs
  }
}

/** Whether a post's work begins today or tomorrow, seen from when it was submitted. */
const isSoon = (since: number, startsAt: Date) => startsAt.getTime() < dayOf(since) + 2 * dayMs

/**
 * By when staff decide about a post that has waited `since`, by the start of its first shift; null without a shift,
 * which no submitted post is.
 */
export function reviewDeadline(since: Date, startsAt: Date | null): Date | null {
  if (startsAt === null) return null
  const from = since.getTime()
  if (isSoon(from, startsAt)) return new Date(afterStaffedHours(from, reviewTerms.soonHours))
  return new Date(dayOf(from) + dayMs + reviewTerms.closesAt * hourMs)
}
