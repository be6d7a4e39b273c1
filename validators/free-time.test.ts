import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dayBits, dayParts, everyFreePart, isPartFree, partBit } from './free-parts'
import { type FreeTime, isFreeFor, plannedShift, type ShiftTime } from './free-time'

// 24 November 2026 is a Tuesday.
const tuesday = '2026-11-24'
const [morning, afternoon, evening, night] = [0, 1, 2, 3]
const shift = (start: string, end: string): ShiftTime => ({ date: tuesday, start, end })
const free = (...parts: readonly (readonly [day: number, part: number])[]): FreeTime => ({
  freeParts: parts.reduce((bits, [day, part]) => bits | partBit(day, part), 0),
  dates: [],
})
const wholeDays = (...days: number[]): FreeTime => ({
  freeParts: days.reduce((bits, day) => bits | dayBits(day), 0),
  dates: [],
})
const withDay = (time: FreeTime, date: string, isFree: boolean): FreeTime => ({
  ...time,
  dates: [...time.dates, { date, isFree }],
})

describe('somebody is free for a shift', () => {
  test.each<[string, FreeTime, ShiftTime]>([
    ['on a whole free day', wholeDays(2), shift('09:00', '18:00')],
    ['to the minute', free([2, morning], [2, afternoon]), shift('06:00', '18:00')],
    ['past midnight, in one night', free([2, night]), shift('22:00', '06:00')],
    ['past midnight, with the evening before', free([2, evening], [2, night]), shift('18:00', '02:00')],
    ['in the night that began the day before', free([1, night], [2, morning]), shift('05:00', '07:00')],
    ['in the night from Saturday on', free([6, night]), { date: '2026-11-29', start: '01:00', end: '04:00' }],
    ['on a single day', withDay(wholeDays(), tuesday, true), shift('09:00', '18:00')],
  ])('%s', (_what, time, work) => {
    expect(isFreeFor(time, plannedShift(work))).toBe(true)
  })
})

describe('somebody is not free for a shift', () => {
  test.each<[string, FreeTime, ShiftTime]>([
    ['on another day', wholeDays(1, 3), shift('09:00', '18:00')],
    ['that begins a minute earlier', free([2, morning]), shift('05:59', '12:00')],
    ['that ends a minute later', free([2, morning]), shift('09:00', '12:01')],
    ['that goes on into a night they are not free', free([2, evening]), shift('18:00', '02:00')],
    ['when they have not said a day', wholeDays(), shift('09:00', '18:00')],
    ['on a single day off', withDay(wholeDays(2), tuesday, false), shift('09:00', '18:00')],
    [
      'in the night into which a day off goes',
      withDay(wholeDays(2, 3), tuesday, false),
      shift('23:00', '08:00'),
    ],
  ])('%s', (_what, time, work) => {
    expect(isFreeFor(time, plannedShift(work))).toBe(false)
  })
})

/** Checks each minute of the shift on its own: which part of which day it is in, and whether that is free. */
function isFreeMinuteByMinute({ freeParts, dates }: FreeTime, { date, start, end }: ShiftTime): boolean {
  const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const length = (minute(end) - minute(start) + 1_440) % 1_440 || 1_440
  const first = Date.parse(`${date}T${start}:00Z`) / 60_000
  return Array.from({ length }, (_, index) => (first + index) * 60_000).every((moment) => {
    // The day of parts begins at six.
    const day = new Date(moment - 6 * 3_600_000)
    const hour = day.getUTCHours() + 6
    const part = dayParts.findIndex(({ from, until }) => hour >= from && hour < until)
    const single = dates.find((other) => other.date === day.toISOString().slice(0, 10))
    return single ? single.isFree : isPartFree(freeParts, day.getUTCDay(), part)
  })
}

test('agrees with looking at every minute, for any free times and any shift', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
  const november = fc.integer({ min: 22, max: 28 })
  const dates = fc
    .uniqueArray(fc.record({ day: november, isFree: fc.boolean() }), { selector: ({ day }) => day })
    .map((days) => days.map(({ day, isFree }) => ({ date: `2026-11-${day}`, isFree })))
  const time = fc.record({ freeParts: fc.integer({ min: 0, max: everyFreePart }), dates })
  const work = fc.record({ day: november, start: clock, end: clock })
  fc.assert(
    fc.property(time, work, (said, { day, start, end }) => {
      const asked = { date: `2026-11-${day}`, start, end }
      expect(isFreeFor(said, plannedShift(asked))).toBe(isFreeMinuteByMinute(said, asked))
    }),
    { numRuns: 1_000 },
  )
})
