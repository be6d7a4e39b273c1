import { expect, test } from '@jest/globals'
import { monthsInAll, monthsWorked, monthYear } from './months'

test('counts the first and the last month, and until now without an end', () => {
  expect(monthsWorked('2025-01-01', '2025-01-01')).toBe(1)
  expect(monthsWorked('2024-11-01', '2025-02-01')).toBe(4)
  expect(monthsWorked('2024-11-01', null, '2026-11-25')).toBe(25)
  expect(monthYear('2025-01-01')).toBe('ม.ค. 2568')
})

test('a month with two jobs counts once in all', () => {
  const one = { startedOn: '2024-01-01', endedOn: '2024-12-01' }
  expect(monthsInAll([])).toBe(0)
  expect(monthsInAll([one, { startedOn: '2024-11-01', endedOn: '2025-02-01' }])).toBe(14)
  expect(monthsInAll([one, { startedOn: '2026-10-01', endedOn: null }], '2026-11-25')).toBe(14)
})
