import { expect, test } from '@jest/globals'
import { createAllowance } from './allowance'

test('an allowance ends at its limit and begins again with the next window', () => {
  let now = 0
  const mayGo = createAllowance(2, 1_000, () => now)
  expect([mayGo(), mayGo(), mayGo()]).toEqual([true, true, false])
  now = 999
  expect(mayGo()).toBe(false)
  now = 1_000
  expect([mayGo(), mayGo(), mayGo()]).toEqual([true, true, false])
})
