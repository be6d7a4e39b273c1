import { expect, test } from '@jest/globals'
import { clockOf } from './clock'

test.each([
  [0, '0:00'],
  [7_999, '0:07'],
  [60_000, '1:00'],
  [-5, '0:00'],
])('%i ms is read as %s', (ms, expected) => {
  expect(clockOf(ms)).toBe(expected)
})
