import { expect, test } from '@jest/globals'
import { isNearEnd } from './near-end'

const now = new Date('2026-11-23T03:00:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

test.each([
  // Just bought for a month, and what is left of that.
  [0, 30, false],
  [-22, 8, false],
  [-23, 7, true],
  // Bought for a year, and what is left of that.
  [0, 365, false],
  [-334, 31, false],
  [-335, 30, true],
  [-364, 1, true],
  // A day more than the warning is before: nobody is warned the day after.
  [0, 31, false],
  [-1, 30, false],
  [-2, 30, true],
])('credits given %i days from now that end in %i days: %s', (given, left, isNear) => {
  expect(isNearEnd({ createdAt: inDays(given), expiresAt: inDays(left) }, now)).toBe(isNear)
})

test('credits without an end are never near it', () => {
  expect(isNearEnd({ createdAt: inDays(-900), expiresAt: null }, now)).toBe(false)
})
