import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type FreeTime, isFreeFor, plannedShift, type ShiftTime } from './free-time'

// 24 November 2026 is a Tuesday.
const tuesday = '2026-11-24'
const shift = (start: string, end: string): ShiftTime => ({ date: tuesday, start, end })
const free = (day: number, from: string | null = null, until: string | null = null): FreeTime => ({
  day,
  from,
  until,
})

describe('somebody is free for a shift', () => {
  test.each<[string, FreeTime[], ShiftTime]>([
    ['on a whole free day', [free(2)], shift('09:00', '18:00')],
    ['to the minute', [free(2, '09:00', '18:00')], shift('09:00', '18:00')],
    ['past midnight, in one free time', [free(2, '19:00', '07:00')], shift('22:00', '06:00')],
    ['past midnight, over two free days', [free(2), free(3)], shift('18:00', '02:00')],
    ['until midnight', [free(2)], shift('16:00', '00:00')],
    ['in the night that began the day before', [free(1, '20:00', '08:00')], shift('05:00', '07:00')],
  ])('%s', (_what, availability, work) => {
    expect(isFreeFor(availability, plannedShift(work))).toBe(true)
  })
})

describe('somebody is not free for a shift', () => {
  test.each<[string, FreeTime[], ShiftTime]>([
    ['on another day', [free(1), free(3)], shift('09:00', '18:00')],
    ['that begins a minute earlier', [free(2, '09:00', '18:00')], shift('08:59', '17:00')],
    ['that ends a minute later', [free(2, '09:00', '18:00')], shift('09:00', '18:01')],
    ['that goes on into a day they are not free', [free(2)], shift('18:00', '02:00')],
    ['when the next day starts too late', [free(2), free(3, '01:00', '09:00')], shift('18:00', '02:00')],
    ['when they have not said a day', [], shift('09:00', '18:00')],
  ])('%s', (_what, availability, work) => {
    expect(isFreeFor(availability, plannedShift(work))).toBe(false)
  })
})

/** Checks each minute of the shift on its own against the free times of that day and of the day before. */
function isFreeMinuteByMinute(availability: readonly FreeTime[], { date, start, end }: ShiftTime): boolean {
  const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const length = (minute(end) - minute(start) + 1_440) % 1_440 || 1_440
  const first = Date.parse(`${date}T${start}:00Z`) / 60_000
  return Array.from({ length }, (_, index) => new Date((first + index) * 60_000)).every((moment) => {
    const clock = moment.getUTCHours() * 60 + moment.getUTCMinutes()
    const today = moment.getUTCDay()
    return availability.some(({ day, from, until }) => {
      if (from === null || until === null) return day === today
      const [opens, closes] = [minute(from), minute(until)]
      if (closes > opens) return day === today && clock >= opens && clock < closes
      return (day === today && clock >= opens) || ((day + 1) % 7 === today && clock < closes)
    })
  })
}

test('agrees with looking at every minute, for any free times and any shift', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
  const times = fc.option(fc.tuple(clock, clock))
  const freeDays = fc.uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 6 }), times }), {
    selector: ({ day }) => day,
  })
  const work = fc.record({ day: fc.integer({ min: 22, max: 28 }), start: clock, end: clock })
  fc.assert(
    fc.property(freeDays, work, (days, { day, start, end }) => {
      const availability = days.map(({ day: weekday, times: said }) => free(weekday, said?.[0], said?.[1]))
      const asked = { date: `2026-11-${day}`, start, end }
      expect(isFreeFor(availability, plannedShift(asked))).toBe(isFreeMinuteByMinute(availability, asked))
    }),
    { numRuns: 1_000 },
  )
})
