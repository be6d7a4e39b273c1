import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { shiftSpan } from './job-post-terms'
import { addDays, moveWeeks, nextWeek, repeatWeekly, weeksToMove } from './shift-days'

/** The reference walks from day to day by the rules of the calendar, without division. */
const monthDays = (year: number, month: number) =>
  month === 2
    ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const write = (y: number, m: number, d: number) =>
    `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
  if (day < monthDays(year, month)) return write(year, month, day + 1)
  return month < 12 ? write(year, month + 1, 1) : write(year + 1, 1, 1)
}

const walk = (date: string, days: number): string => (days === 0 ? date : walk(dayAfter(date), days - 1))

const date = fc
  .tuple(
    fc.integer({ min: 2026, max: 2029 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const shiftsFrom = (first: string) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 8 })
    .map((offsets) =>
      offsets
        .sort((a, b) => a - b)
        .map((offset) => ({ date: walk(first, offset), startTime: '18:00', endTime: '02:00' })),
    )
const post = date.chain((first) => fc.tuple(fc.constant(first), shiftsFrom(first)))

describe('days', () => {
  test('are added as the calendar has them, leap years and new years included', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 800 }), (day, days) => {
        expect(addDays(day, days)).toBe(walk(day, days))
      }),
    )
  })

  test('an overnight shift ends on the next one, whatever day it is', () => {
    fc.assert(
      fc.property(date, clock, clock, (day, startTime, endTime) => {
        const [start, end] = shiftSpan({ date: day, startTime, endTime }) ?? [0, 0]
        const endDay = endTime > startTime ? day : dayAfter(day)
        expect(new Date(end * 60_000 + 7 * 3_600_000).toISOString().slice(0, 16)).toBe(`${endDay}T${endTime}`)
        expect(new Date(start * 60_000 + 7 * 3_600_000).toISOString().slice(0, 16)).toBe(
          `${day}T${startTime}`,
        )
      }),
    )
  })
})

describe('a post repeated every week', () => {
  /** Day by day: is one of the post's days a whole number of weeks earlier? */
  function reference(shifts: readonly { date: string }[], until: string): string[] {
    const had = new Set(shifts.map((shift) => shift.date))
    const found = new Set<string>()
    for (const shift of shifts) {
      for (let day = walk(shift.date, 7); day <= until; day = walk(day, 7)) if (!had.has(day)) found.add(day)
    }
    return [...found].sort()
  }

  test('has the same weekdays until the last day, each once, and no other', () => {
    fc.assert(
      fc.property(post, fc.integer({ min: 0, max: 70 }), ([first, shifts], length) => {
        const until = walk(first, length)
        const result = repeatWeekly(shifts, { until, max: 1_000 })
        const added = result.shifts.filter(({ date: day }) => !shifts.some((shift) => shift.date === day))
        expect(added.map((shift) => shift.date)).toEqual(reference(shifts, until))
        expect([result.added, result.left]).toEqual([added.length, 0])
        expect(result.shifts.map((shift) => shift.date)).toEqual(
          [...result.shifts.map((shift) => shift.date)].sort(),
        )
      }),
    )
  })

  test('never outgrows what a post holds, and says how many days are left out', () => {
    fc.assert(
      fc.property(post, fc.integer({ min: 0, max: 12 }), ([first, shifts], max) => {
        const until = walk(first, 60)
        const all = repeatWeekly(shifts, { until, max: 1_000 })
        const some = repeatWeekly(shifts, { until, max })
        expect(some.shifts.length).toBe(Math.max(shifts.length, Math.min(max, all.shifts.length)))
        expect(some.added + some.left).toBe(all.added)
      }),
    )
  })

  test('keeps both shifts of a day that has two', () => {
    const shifts = [
      { date: '2026-12-01', startTime: '09:00' },
      { date: '2026-12-01', startTime: '18:00' },
    ]
    expect(repeatWeekly(shifts, { until: '2026-12-08', max: 60 }).shifts).toEqual([
      ...shifts,
      { date: '2026-12-08', startTime: '09:00' },
      { date: '2026-12-08', startTime: '18:00' },
    ])
  })
})

describe('a post again', () => {
  test('begins in the first week that is still to come, on the same weekdays', () => {
    fc.assert(
      fc.property(post, date, fc.boolean(), ([, shifts], today, taken) => {
        const days = shifts.map((shift) => shift.date)
        const [first = '', last = ''] = [days[0], days.at(-1)]
        const isFree = (weeks: number) => {
          const begin = walk(first, 7 * weeks)
          return begin > today && (!taken || begin > last)
        }
        const weeks = weeksToMove(shifts, { today, taken })
        expect(isFree(weeks)).toBe(true)
        expect(weeks === 0 || !isFree(weeks - 1)).toBe(true)
        if (weeks < 60) {
          expect(moveWeeks(shifts, weeks).map((shift) => shift.date)).toEqual(
            days.map((day) => walk(day, 7 * weeks)),
          )
        }
      }),
    )
  })

  test('goes on with the weekdays of its last seven days, after them and after today', () => {
    fc.assert(
      fc.property(post, fc.integer({ min: 0, max: 40 }), ([first, shifts], passed) => {
        const today = walk(first, passed)
        const days = shifts.map((shift) => shift.date)
        const last = days.at(-1) ?? ''
        const ofWeek = days.filter((day) => walk(day, 7) > last)
        const more = nextWeek(shifts, today).map((shift) => shift.date)
        expect(more).toHaveLength(ofWeek.length)
        const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
        expect(more.map(weekday)).toEqual(ofWeek.map(weekday))
        expect(more.every((day) => day > last && day > today)).toBe(true)
      }),
    )
  })
})
