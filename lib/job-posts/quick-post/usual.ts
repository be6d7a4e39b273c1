import { dayNumber, daysFrom, dayText, weekdayOf } from './calendar'

/** The days that most posts are for: tomorrow, and the next weekend from tomorrow on. `today` and days are YYYY-MM-DD. */
export function usualDays(today: string): (readonly string[])[] {
  const tomorrow = dayNumber(today) + 1
  const saturday = tomorrow + ((5 - weekdayOf(tomorrow) + 7) % 7)
  return [[tomorrow], daysFrom(saturday, saturday + 1)].map((days) => days.map(dayText))
}

export const usualHeadcounts = [1, 2, 3, 5] as const
