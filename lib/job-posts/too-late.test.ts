import { expect, test } from '@jest/globals'
import { isTooLate } from './too-late'

const on = (date: string) => ({
  id: date,
  date,
  startTime: '09:00',
  endTime: '18:00',
  breakMinutes: 60,
  headcount: null,
})
const shifts = [on('2026-11-24'), on('2026-11-25')]
const at = (clock: string) => new Date(`${clock}+07:00`)

test.each([
  ['all', '2026-11-24T08:59', false],
  ['all', '2026-11-24T09:00', true],
  ['each', '2026-11-24T09:00', false],
  ['each', '2026-11-25T09:00', true],
] as const)('work of which people do %s is too late to publish at %s: %s', (shiftChoice, clock, late) => {
  expect(isTooLate({ shifts, shiftChoice, payUnit: 'day' }, at(clock))).toBe(late)
})

test('a draft without days is not', () => {
  expect(isTooLate({ shifts: [], shiftChoice: 'each', payUnit: 'day' }, at('2026-11-24T09:00'))).toBe(false)
})
