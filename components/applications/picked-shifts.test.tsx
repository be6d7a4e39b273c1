import { expect, test } from '@jest/globals'
import { faultOfPicked } from './picked-shifts'
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
