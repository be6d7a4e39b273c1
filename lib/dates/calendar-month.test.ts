import { describe, expect, test } from '@jest/globals'
import { addMonths, daysIntoWeek, formatMonth, weekdayNames, weeksOfMonth } from './calendar-month'

describe('a month of the calendar', () => {
  test('is named in Thai, in the Buddhist calendar', () => {
    expect(formatMonth('2026-11-30')).toBe('พฤศจิกายน 2569')
    expect(formatMonth('2027-01-01')).toBe('มกราคม 2570')
  })

  test('has weeks from Sunday, with nothing where other months are', () => {
    const weeks = weeksOfMonth('2026-11-22')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  })

  test.each(['2026-02-10', '2028-02-29', '2027-05-01', '2026-08-31'])(
    'holds every day once and each below its weekday: %s',
    (day) => {
      const days = weeksOfMonth(day).flat()
      const real = days.filter((each) => each !== null)
      const expected = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
      expect(real).toHaveLength(expected)
      expect(new Set(real).size).toBe(expected)
      for (const [index, each] of days.entries()) if (each) expect(daysIntoWeek(each)).toBe(index % 7)
    },
  )

  test('names the days of the week from Sunday', () => {
    expect(weekdayNames.map(({ short }) => short)).toEqual(['อา', 'จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส'])
    expect(weekdayNames[0]?.long).toBe('วันอาทิตย์')
  })
})

test.each([
  ['2026-11-30', 1, '2026-12-30'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', -11, '2025-12-15'],
  ['2026-11-15', 12, '2027-11-15'],
])('%s and %i months are %s', (day, months, other) => {
  expect(addMonths(day, months)).toBe(other)
})
