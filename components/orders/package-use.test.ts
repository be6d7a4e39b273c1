import { expect, test } from '@jest/globals'
import { averageOf, useOfPackage } from './package-use'

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
