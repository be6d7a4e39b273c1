import { commonYear, eraYears } from '@/validators/buddhist-year'
import { monthNumber } from '@/validators/month-names'
import { dayOf, daysFrom, monthOf, weekdayOf } from './calendar'
import type { Found } from './line'
import { farthestDays } from './named-days'
import { readNumber } from './numbers'
import { namedWeekdays } from './weekday-names'

/** Day numbers; null where something is said that does not name days for sure. */
export type Days = readonly number[] | null

/** Numbers of days in a list with ranges: "5-7", "5, 6 and 9". Null for "5-12-19", three days to some and fifteen to others. */
export function listed(list = ''): number[] | null {
  const chain = /\d+(?:\s*-\s*\d+){2,}/.exec(list)?.[0].match(/\d+/g) ?? []
  if (chain.some((each, at) => at > 0 && Number(each) !== Number(chain[at - 1]) + 1)) return null
  const numbers: number[] = []
  let isRange = false
  for (const [part] of list.matchAll(/\d+|-|ถึง/g)) {
    const number = Number(part)
    if (Number.isNaN(number)) isRange = true
    else {
      const previous = numbers.at(-1)
      if (isRange && previous !== undefined) {
        if (number <= previous) return null
        numbers.push(...daysFrom(previous + 1, number))
      } else numbers.push(number)
      isRange = false
    }
  }
  return numbers
}

/** Days of a month; without a year the next time that they come, if that is not far away. */
export function calendarDays(
  list: string | undefined,
  number: number,
  written: string | undefined,
  today: number,
): Days {
  const days = listed(list)
  if (!days || number < 1 || number > 12) return null
  const here = monthOf(today).year
  const years = written ? yearsMeant(Number(written), here) : [here, here + 1]
  for (const candidate of years) {
    const found = days.map((each) => dayOf(candidate, number, each))
    if (!found.every((each) => each !== null)) continue
    const [first = 0] = found
    if (written) return found
    if (first >= today) return first - today <= farthestDays ? found : null
  }
  return null
}

/** The calendar year of one written in the Buddhist era (2569, 69) or not (2026, 26). */
function yearsMeant(written: number, here: number): number[] {
  // By a year far from this one (3112) nobody means a day of work.
  if (written >= 100) return [commonYear(written)].filter((meant) => Math.abs(meant - here) <= 10)
  const near = (candidate: number) => Math.abs(candidate - here) <= 2
  return [2_500 + written - eraYears, 2_000 + written].filter(near)
}

/** "The 5th", of this month while it lies ahead, else of the next; or of the month that is named. */
export function daysOfMonth(list: string | undefined, named: string | undefined, today: number): Days {
  const days = listed(list)
  if (!days) return null
  const start = monthOf(today)
  const isNext = named ? named === 'หน้า' : (days[0] ?? 0) < start.day
  const target = isNext ? start.month + 1 : start.month
  const found = days.map((each) =>
    dayOf(target > 12 ? start.year + 1 : start.year, target > 12 ? 1 : target, each),
  )
  return found.every((each) => each !== null) ? found : null
}

/** The days of the month that is named, which may have begun, or of this one or the next. */
export function monthMeant({ month: name, whichMonth }: Found['groups'], today: number): number[] {
  const here = monthOf(today)
  const number = monthNumber(name) || ((here.month - 1 + (whichMonth === 'หน้า' ? 1 : 0)) % 12) + 1
  const ofYear = here.year + (number < here.month ? 1 : 0)
  return daysFrom(1, 31).flatMap((each) => dayOf(ofYear, number, each) ?? [])
}

/** The days of a month that its beginning, its middle and its end can be to anybody, both included. */
const partsOfMonth: Readonly<Record<string, readonly [first: number, last: number]>> = {
  ต้น: [1, 15],
  กลาง: [8, 23],
  ปลาย: [16, 31],
  สิ้น: [25, 31],
}

/** The days from today on that a part of this or the next month can be, or all of that month. */
export function partOfMonth(groups: Found['groups'], today: number): number[] {
  const [first, last] = partsOfMonth[groups.part ?? ''] ?? [1, 31]
  return monthMeant(groups, today).filter((each) => {
    const { day } = monthOf(each)
    return each >= today && day >= first && day <= last
  })
}

/** The days of the next year. */
export function nextYear(today: number): number[] {
  const next = monthOf(today).year + 1
  return daysFrom(dayOf(next, 1, 1) ?? 0, dayOf(next, 12, 31) ?? 0)
}

/** "The first Saturday of December", "the last day of the month"; null for a weekday of a month that is not said. */
export function nthDay(groups: Found['groups'], today: number): Days {
  const { month, nth = '', week, whichMonth } = groups
  if (week && !month && !whichMonth) return null
  const weekdays = namedWeekdays(week ?? '')
  const days = monthMeant(groups, today).filter((day) => !weekdays || weekdays.includes(weekdayOf(day)))
  // The last one is counted from the end.
  const meant = days.at((nth === 'แรก' ? 1 : (readNumber(nth) ?? 0)) - 1)
  return meant === undefined ? null : [meant]
}
