import { expect, test } from '@jest/globals'
import { dayBits, partBit } from '@/validators/free-parts'
import { freeDaysOf, weekFrom } from './free-days'
import type { OwnApplication } from './own-application'

// 23 November 2026 is a Monday.
const monday = '2026-11-23'
const time = {
  freeParts: dayBits(2) | partBit(3, 0),
  dates: [
    { date: '2026-11-24', isFree: false },
    { date: '2026-11-27', isFree: true },
  ],
}
const unsaid = { freeParts: 0, dates: [{ date: '2026-11-24', isFree: false }] }
const shift = (date: string, startTime = '06:00', endTime = '12:00') => ({ date, startTime, endTime })
const hired = (state: string, date: string) => ({ state, shifts: [shift(date)] }) as unknown as OwnApplication

test('seven days say where somebody has a shift, and else whether they are free', () => {
  const week = weekFrom(monday, time, [hired('hired', '2026-11-29'), hired('offered', '2026-11-28')])
  expect(week.map(({ date, state }) => `${date.slice(8)} ${state}`)).toEqual([
    '23 busy',
    '24 busy',
    '25 free',
    '26 busy',
    '27 free',
    '28 busy',
    '29 shift',
  ])
})

test('who has not said when they are free is neither, but on the days they named', () => {
  expect(weekFrom(monday, unsaid, []).map(({ state }) => state)).toEqual([
    'unsaid',
    'busy',
    ...Array(5).fill('unsaid'),
  ])
  expect(freeDaysOf([shift(monday), shift('2026-11-24')], unsaid)).toEqual([monday])
})

test('a shift is on a free day where the whole of it is', () => {
  const shifts = [
    shift('2026-11-25'),
    shift('2026-11-25', '09:00', '13:00'),
    shift('2026-11-24'),
    shift('2026-11-27', '12:00', '21:00'),
  ]
  expect(freeDaysOf(shifts, time)).toEqual(['2026-11-25', '2026-11-27'])
})
