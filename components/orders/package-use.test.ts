import { describe, expect, test } from '@jest/globals'
import { averageOf, packageUse } from './package-use'

test.each([
  // Size, valid for, posts a month: days until it is used up, credits that expire before.
  [1, 30, 1, 30, 0],
  [5, 90, 4, 38, 0],
  [20, 180, 4, 150, 0],
  [20, 180, 2, 300, 8],
  [5, 90, 1, 150, 2],
  [1, 30, 60, 1, 0],
])(
  '%i credits for %i days at %i posts a month last %i days, %i expire',
  (size, validDays, posts, days, unused) => {
    const pace = { postsAMonth: posts, inHand: [], buffetDays: 0 }
    expect(packageUse({ size, validDays }, pace)).toEqual({ days, unused })
  },
)

describe('beside what a company has', () => {
  test.each([
    // Size, valid for, in hand as credits and their days, days of a buffet: days until all is used up, credits lost.
    ['with room for both', 5, 90, [{ credits: 5, days: 30 }], 0, 60, 0],
    ['that fill half a year', 20, 180, [{ credits: 33, days: 180 }], 0, 300, 20],
    ['that leave room for some', 20, 180, [{ credits: 20, days: 170 }], 0, 240, 10],
    ['of which the end is not known', 20, 180, [{ credits: 22, days: null }], 0, 252, 12],
    ['that are lost anyway', 5, 90, [{ credits: 9, days: 6 }], 0, 36, 0],
    ['that expire later, and are lost for it', 5, 90, [{ credits: 20, days: 120 }], 0, 150, 5],
    ['that end with a buffet', 1, 30, [], 30, 36, 1],
    ['that begin after a buffet', 5, 90, [], 30, 60, 0],
  ])('%s', (_, size, validDays, inHand, buffetDays, days, unused) => {
    const pace = { postsAMonth: 5, inHand, buffetDays }
    expect(packageUse({ size, validDays }, pace)).toEqual({ days, unused })
  })
})

test.each([
  // Posts of late and the days since the first: posts a month, and of how many days that is the average.
  [null, null],
  [{ count: 3, days: 1 }, null],
  [{ count: 12, days: 29 }, null],
  [
    { count: 12, days: 35 },
    { posts: 10, days: 35 },
  ],
  [
    { count: 1, days: 90 },
    { posts: 1, days: 90 },
  ],
  [
    { count: 80, days: 75 },
    { posts: 32, days: 75 },
  ],
  [
    { count: 900, days: 90 },
    { posts: 60, days: 90 },
  ],
])('of %j an average month is %j', (recent, average) => {
  expect(averageOf(recent)).toEqual(average)
})
