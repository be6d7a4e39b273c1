import { expect, test } from '@jest/globals'
import { newJobsFor } from './fitting-jobs'
import type { OwnApplication } from './own-application'

const shift = (id: string, date: string) => ({
  id,
  date,
  startTime: '10:00',
  endTime: '19:00',
  breakMinutes: 60,
  places: 1,
})
const post = (id: string, shiftChoice: 'all' | 'each', ...dates: string[]) => ({
  id,
  shiftChoice,
  shifts: dates.map((date) => shift(`${id} ${date}`, date)),
})
const hired = {
  state: 'hired',
  shifts: [{ ...shift('own', '2026-11-28'), pay: null }],
} as unknown as OwnApplication
const idsOf = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id)

test('a post that somebody was invited to, declined or applied for is no news', () => {
  const posts = ['a', 'b', 'c', 'd'].map((id) => post(id, 'all', '2026-11-30'))
  expect(idsOf(newJobsFor(posts, { live: [], known: ['b', 'c'] }, 4))).toEqual(['a', 'd'])
  expect(idsOf(newJobsFor(posts, { live: [], known: ['a'] }, 2))).toEqual(['b', 'c'])
})

test('one that clashes with a job is left out, unless a shift to choose is free', () => {
  const posts = [
    post('whole', 'all', '2026-11-28', '2026-11-29'),
    post('some', 'each', '2026-11-28', '2026-11-29'),
    post('none', 'each', '2026-11-28'),
  ]
  expect(idsOf(newJobsFor(posts, { live: [hired], known: [] }, 4))).toEqual(['some'])
})
