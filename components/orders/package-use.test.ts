import { expect, test } from '@jest/globals'
import { postsOfMonth, useOfPackage } from './package-use'

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
    expect(useOfPackage({ size, validDays }, posts)).toEqual({ days, unused })
  },
)

test.each([
  [0, null],
  [1, 1],
  [4, 1],
  [5, 2],
  [12, 4],
  [900, 60],
])('%i credits in a quarter are %s posts a month', (credits, posts) => {
  expect(postsOfMonth(credits)).toBe(posts)
})
