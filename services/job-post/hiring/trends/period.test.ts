import { describe, expect, test } from '@jest/globals'
import { alongside, firstDayOf, periods, timelineOf } from './period'

const today = '2026-03-02'

describe('a timeline', () => {
  test.each(periods)('of %d days holds each of them once, today last', (period) => {
    const { spans } = timelineOf(period, today)
    const days = spans.flatMap(({ from, to }) => {
      const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      return Array.from({ length }, (_, index) =>
        new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
      )
    })
    expect(days).toHaveLength(period)
    expect(new Set(days).size).toBe(period)
    expect(days).toEqual([...days].sort())
    expect(days.at(-1)).toBe(today)
  })

  test('is by day, of a quarter by week, of which the oldest is the short one', () => {
    expect(timelineOf(7, today).spans[0]).toEqual({ from: '2026-02-24', to: '2026-02-24' })
    expect(timelineOf(30, today).spans).toHaveLength(30)
    const weeks = timelineOf(90, today)
    expect(weeks.spans).toHaveLength(13)
    expect(weeks.spans.at(-1)).toEqual({ from: '2026-02-24', to: today })
    expect(weeks.spans[0]).toEqual({ from: '2025-12-03', to: '2025-12-08' })
    expect(firstDayOf(weeks)).toBe('2025-12-03')
  })

  test('has nothing where nothing was found', () => {
    const week = alongside(
      timelineOf(7, today),
      [
        { ago: 0, count: 5 },
        { ago: 6, count: 2 },
      ],
      { count: 0 },
    )
    expect(week.map(({ from, found }) => [from, found.count])).toEqual([
      ['2026-02-24', 2],
      ['2026-02-25', 0],
      ['2026-02-26', 0],
      ['2026-02-27', 0],
      ['2026-02-28', 0],
      ['2026-03-01', 0],
      ['2026-03-02', 5],
    ])
  })
})
