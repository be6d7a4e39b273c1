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

/** The weeks of 90 days until 30 November 2026, with the credits spent so many days before it. */
function spent(credits: Readonly<Record<number, number>>) {
  const day = (ago: number) => new Date(Date.UTC(2026, 10, 30 - ago)).toISOString().slice(0, 10)
  return Array.from({ length: 13 }, (_, week) => {
    const [from, to] = [Math.min(89, week * 7 + 6), week * 7]
    const found = Object.entries(credits).filter(([ago]) => Number(ago) >= to && Number(ago) <= from)
    return { from: day(from), to: day(to), credits: found.reduce((sum, [, each]) => sum + each, 0), hires: 0 }
  }).reverse()
}

test.each([
  // Credits by how many days ago they were spent: posts a month, and of how many days that is the average.
  [{}, null],
  [{ 0: 3 }, null],
  [{ 27: 3, 3: 9 }, null],
  [
    { 29: 3, 3: 9 },
    { posts: 10, days: 35 },
  ],
  [{ 89: 1 }, { posts: 1, days: 90 }],
  [
    { 89: 4, 40: 1 },
    { posts: 2, days: 90 },
  ],
  [{ 89: 900 }, { posts: 60, days: 90 }],
])('of %j an average month is %j', (credits, average) => {
  expect(averageOf(spent(credits))).toEqual(average)
})
