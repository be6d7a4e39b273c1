import { dayParts } from '@/validators/free-parts'

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

type Shift = { readonly date: string; readonly startTime: string; readonly endTime: string }

/** A part of a day of the week: days count from Sunday = 0, parts from the morning. */
export type DayPart = { readonly day: number; readonly part: number }

/** The parts of a week that a shift lies in; a shift that ends at or before its start ends on the next day. */
export function partsOfShift({ date, startTime, endTime }: Shift): DayPart[] {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay()
  const start = minutesOf(startTime)
  const end = minutesOf(endTime) > start ? minutesOf(endTime) : minutesOf(endTime) + 24 * 60
  return [0, -1, 1].flatMap((ahead) =>
    dayParts.flatMap(({ from, until }, part) => {
      const [begins, ends] = [(from + ahead * 24) * 60, (until + ahead * 24) * 60]
      return begins < end && ends > start ? [{ day: (day + ahead + 7) % 7, part }] : []
    }),
  )
}
