const dayMs = 86_400_000

/** Days since 1970 for a day written YYYY-MM-DD; days are handled as numbers so that no time zone can shift them. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs

/** A day number as YYYY-MM-DD. */
export const dayText = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** The weekday: Monday is 0, Sunday 6. */
export const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7

export const mondayOf = (day: number) => day - weekdayOf(day)

/** The day number of a calendar day; null for a day that does not exist, such as 31 April. Months are 1 to 12. */
export function dayOf(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.getTime() / dayMs : null
}

/** Year and month (1 to 12) of a day number. */
export function monthOf(day: number): {
  readonly year: number
  readonly month: number
  readonly day: number
} {
  const date = new Date(day * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Every day from the first to the last, both included. */
export const daysFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
