import { expect, test } from '@jest/globals'
import { faultOfPicked, mustPick, picksFor } from './picked-shifts'
import type { PostShift } from './shift-places-list'

const shift = (id: string, date: string, startTime: string, endTime: string) =>
  ({ id, date, startTime, endTime, breakMinutes: 60, headcount: null }) as PostShift
const shifts = [
  shift('early', '2027-03-01', '06:00', '15:00'),
  shift('late', '2027-03-01', '14:00', '23:00'),
  ...[2, 3, 4, 5, 6, 7].map((day) => shift(`day${day}`, `2027-03-0${day}`, '09:00', '18:00')),
]
const fault = (...picked: string[]) => faultOfPicked(shifts, picked, 20)

test('shifts picked for somebody are at fault when there are none, two overlap, or they are too much for one person', () => {
  expect(fault()).toBe('pickOne')
  expect(fault('early', 'late')).toBe('overlap')
  expect(fault('early', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7')).toBe('tooMuch')
  expect(fault('early', 'day2', 'day3', 'day4', 'day5', 'day6')).toBeNull()
})

test('more than a normal day is too much, and at first only what one person may work is picked', () => {
  const morning = shift('morning', '2027-03-08', '07:00', '15:00')
  const evening = shift('evening', '2027-03-08', '15:00', '23:00')
  const next = shift('next', '2027-03-09', '07:00', '15:00')
  expect(faultOfPicked([morning, evening], ['morning', 'evening'], 20)).toBe('tooMuch')
  const place = (shiftId: string, taken: number, hasBegun = false) => ({
    shiftId,
    taken,
    places: 1,
    hasBegun,
  })
  const all = [next, evening, morning]
  const picked = (...places: ReturnType<typeof place>[]) => picksFor(all, places, 20)
  expect(picked(place('morning', 0), place('evening', 0), place('next', 0))).toEqual(['morning', 'next'])
  expect(picked(place('morning', 1), place('evening', 0), place('next', 0))).toEqual(['evening', 'next'])
  expect(picked(place('morning', 1), place('evening', 1), place('next', 1))).toEqual(['morning', 'next'])
  expect(picked(place('morning', 0, true), place('evening', 1), place('next', 1))).toEqual([
    'evening',
    'next',
  ])
})

test('which shifts somebody gets is asked where more are free than they can work, and nobody chose yet', () => {
  const place = (shiftId: string, taken: number) => ({ shiftId, taken, places: 1, hasBegun: false })
  const all = [place('early', 0), place('late', 0), place('day2', 0)]
  const comesTo = (...shiftIds: string[]) => ({ shiftIds, assignedShiftIds: null, worker: null })
  expect(mustPick(comesTo('early', 'late'), shifts, all)).toBe(true)
  expect(mustPick(comesTo('early', 'day2'), shifts, all)).toBe(false)
  expect(mustPick(comesTo('early', 'late'), shifts, [place('early', 1), place('late', 0)])).toBe(false)
  expect(mustPick({ ...comesTo('early', 'late'), assignedShiftIds: ['early'] }, shifts, all)).toBe(false)
  expect(mustPick(comesTo('early', 'late'), [], [])).toBe(false)
})
