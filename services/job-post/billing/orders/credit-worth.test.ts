import { expect, test } from '@jest/globals'
import { creditsFor, worthOf } from './credit-worth'

/** Five credits for ฿2,664.30. */
const five = { size: 5, totalSatang: 2_664_30 }

test.each([
  [2_664_30, 5],
  [532_86, 1],
  [532_87, 2],
  [1, 1],
])('%i satang are for %i of five credits', (satang, credits) => {
  expect(creditsFor(five, satang)).toBe(credits)
})

test('credits are worth what they were paid with, rounded down', () => {
  expect([0, 1, 3, 5].map((credits) => worthOf(five, credits))).toEqual([0, 532_86, 1_598_58, 2_664_30])
  expect(worthOf({ size: 20, totalSatang: 9_523_00 }, 3)).toBe(1_428_45)
})
