import { describe, expect, test } from '@jest/globals'
import { clashOf } from './clash'

const shift = (date: string, startTime: string, endTime: string, breakMinutes = 0) => ({
  date,
  startTime,
  endTime,
  breakMinutes,
})
const evening = shift('2026-12-04', '17:00', '22:00')

describe('a shift beside one that is held', () => {
  test.each([
    ['begins while it runs', shift('2026-12-04', '21:00', '23:00'), 'overlap'],
    ['ends while it runs', shift('2026-12-04', '13:00', '17:30'), 'overlap'],
    ['runs past midnight into it', shift('2026-12-03', '20:00', '18:00'), 'overlap'],
    ['begins as it ends', shift('2026-12-04', '22:00', '23:00'), null],
    ['makes a day of eight hours', shift('2026-12-04', '09:00', '12:00'), null],
    ['makes a day of more', shift('2026-12-04', '09:00', '12:30'), 'day_hours'],
    ['makes a day of eight with its rest', shift('2026-12-04', '09:00', '13:00', 60), null],
    ['is on another day', shift('2026-12-05', '08:00', '17:00', 60), null],
  ])('%s: %s', (_what, wanted, rule) => {
    expect(clashOf([wanted], [evening])?.rule ?? null).toBe(rule)
  })

  test('is judged with all that are wanted of that day', () => {
    const wanted = [shift('2026-12-04', '08:00', '10:00'), shift('2026-12-04', '11:00', '13:00')]
    expect(clashOf(wanted.slice(0, 1), [evening])).toBeNull()
    expect(clashOf(wanted, [evening])).toEqual({ rule: 'day_hours', wanted: 0, held: 0 })
  })

  test('says which two they are', () => {
    const held = [shift('2026-12-01', '09:00', '12:00'), evening]
    expect(clashOf([shift('2026-12-06', '09:00', '12:00'), evening], held)).toEqual({
      rule: 'overlap',
      wanted: 1,
      held: 1,
    })
  })
})

test('a long day of one employer alone is no clash, and nothing clashes with what is not said yet', () => {
  expect(clashOf([shift('2026-12-04', '08:00', '20:00', 60)], [])).toBeNull()
  expect(clashOf([{ date: '2026-12-04' }], [evening])).toBeNull()
})
