import { expect, test } from '@jest/globals'
import { jobStartOf } from './job-start'

const shift = (date: string) => ({ date, startTime: '10:00', endTime: '19:00', breakMinutes: 60 })
const shifts = [shift('2026-12-05'), shift('2026-12-01')]

test('is the last start where people choose their shifts, and the first where they come to all', () => {
  expect(jobStartOf(shifts, true)).toEqual({ at: '2026-12-05T03:00:00.000Z', shift: 'last' })
  expect(jobStartOf(shifts, false)).toEqual({ at: '2026-12-01T03:00:00.000Z', shift: 'first' })
})

test('is not known without a shift that has its times', () => {
  for (const none of [[], [{ date: '2026-12-01', startTime: '', endTime: '', breakMinutes: 0 }]])
    expect(jobStartOf(none, true)).toBeNull()
})
