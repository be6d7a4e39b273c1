import { expect, test } from '@jest/globals'
import { keptIds } from '../job-posts/repository'

const before = [
  { id: 'late', date: '2026-12-01', startTime: '14:00:00' },
  { id: 'early', date: '2026-12-01', startTime: '06:00:00' },
  { id: 'next', date: '2026-12-02', startTime: '09:00:00' },
]

test('a shift keeps its id in whatever order it is written', () => {
  const times = [
    { date: '2026-12-02', startTime: '09:00' },
    { date: '2026-12-01', startTime: '06:00' },
    { date: '2026-12-01', startTime: '14:00' },
  ]
  expect(keptIds(before, times)).toEqual(['next', 'early', 'late'])
})

test('a shift at another time of its day is the same; one that begins when one did goes first', () => {
  const times = [
    { date: '2026-12-01', startTime: '07:00' },
    { date: '2026-12-01', startTime: '14:00' },
    { date: '2026-12-02', startTime: '10:00' },
  ]
  expect(keptIds(before, times)).toEqual(['early', 'late', 'next'])
})

test('another day is another shift, as is one more on a day, and one without a day', () => {
  const times = [
    { date: '2026-12-03', startTime: '09:00' },
    { date: '2026-12-02', startTime: '09:00' },
    { date: '2026-12-02', startTime: '18:00' },
    { date: null, startTime: null },
  ]
  expect(keptIds(before, times)).toEqual([undefined, 'next', undefined, undefined])
  expect(keptIds([{ id: 'blank', date: null, startTime: null }], [{ date: null, startTime: null }])).toEqual([
    undefined,
  ])
})
