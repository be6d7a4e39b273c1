import { expect, test } from '@jest/globals'
import { vatOf } from './vat'

test.each([
  [0, 0],
  [590_00, 41_30],
  [2_490_00, 174_30],
  [10_000_00, 700_00],
  [50, 4],
  [1, 0],
])('the tax on %i satang is %i', (satang, vat) => {
  expect(vatOf(satang)).toBe(vat)
})
