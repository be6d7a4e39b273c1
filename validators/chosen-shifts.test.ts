import { describe, expect, test } from '@jest/globals'
import { assignmentFaults, choiceFaults } from './chosen-shifts'

/** Shifts of eight hours with an hour's break, one on each day from Monday, 1 June 2026. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `2026-06-0${index + 1}`,
    startTime: '09:00',
    endTime: '18:00',
    breakMinutes: 60,
  }))
const at = (date: string, startTime: string, endTime: string) => ({
  date,
  startTime,
  endTime,
  breakMinutes: 0,
})
const rules = (faults: readonly { rule: string }[]) => faults.map(({ rule }) => rule)

describe('what one person can come to', () => {
  test('every day of a week; hired for all of them they are not', () => {
    expect(choiceFaults(days(7), null)).toEqual([])
    expect(rules(assignmentFaults(days(7), null))).toContain('weekly_hours')
    expect(assignmentFaults(days(6), null)).toEqual([])
  })

  test('not two shifts at a time, in whatever order they are named, over midnight too', () => {
    const [early, late] = [at('2026-06-01', '06:00', '14:00'), at('2026-06-01', '13:00', '21:00')]
    expect(rules(choiceFaults([late, early], null))).toEqual(['chosen_overlap'])
    const [night, morning] = [at('2026-06-01', '22:00', '06:00'), at('2026-06-02', '05:00', '09:00')]
    expect(rules(assignmentFaults([night, morning], null))).toEqual(['chosen_overlap'])
  })

  test('one after the other, as long as there is a rest', () => {
    const morning = { ...at('2026-06-01', '08:00', '12:00'), breakMinutes: 0 }
    expect(choiceFaults([morning, at('2026-06-01', '13:00', '17:00')], null)).toEqual([])
    expect(rules(choiceFaults([morning, at('2026-06-01', '12:00', '16:00')], null))).toEqual(['chosen_rest'])
  })

  test('two shifts of one day; hired for both only where they are no more than a normal day', () => {
    const [morning, evening] = [at('2026-06-01', '07:00', '12:00'), at('2026-06-01', '17:00', '22:00')]
    expect(choiceFaults([morning, evening], null)).toEqual([])
    expect(assignmentFaults([morning, evening], null)).toEqual([
      { rule: 'chosen_day_hours', params: { hours: 10, max: 8 } },
    ])
    expect(assignmentFaults([morning, at('2026-06-01', '17:00', '20:00')], null)).toEqual([])
    const long = { ...at('2026-06-01', '08:00', '19:00'), breakMinutes: 60 }
    expect(assignmentFaults([long], null)).toEqual([])
  })
})
