import { expect, test } from '@jest/globals'
import { daysToNext } from './next-weekday'

const [sunday, monday, wednesday, thursday, saturday] = [0, 1, 3, 4, 6]

test.each([
  // Weeks that begin on Sunday have this Saturday still before them.
  [saturday, sunday, [6, 13]],
  [monday, sunday, [1, 8]],
  [sunday, sunday, [7]],
  [saturday, thursday, [2, 9]],
  [sunday, thursday, [3, 10]],
  [wednesday, thursday, [6]],
  [thursday, thursday, [7]],
  [monday, saturday, [2]],
  [sunday, saturday, [1, 8]],
])('the next day %i, said on day %i, is in %j days', (weekday, today, days) => {
  expect(daysToNext(weekday, today)).toEqual(days)
})

test('a day of next week is not one of this', () => {
  expect(daysToNext(saturday, thursday, true)).toEqual([9])
  expect(daysToNext(saturday, sunday, true)).toEqual([6, 13])
})
