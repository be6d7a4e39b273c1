import { describe, expect, test } from '@jest/globals'
import { paidMinutes, wageCost } from './wage-cost'

const day = (date: string, startTime = '09:00', endTime = '18:00', breakMinutes = 60) => ({
  date,
  startTime,
  endTime,
  breakMinutes,
})

describe('wage cost', () => {
  test('by the day: pay × people × days, two shifts of one day being one day', () => {
    const shifts = [
      day('2026-11-21', '09:00', '12:00', 0),
      day('2026-11-21', '17:00', '22:00', 0),
      day('2026-11-22'),
    ]
    expect(wageCost({ payUnit: 'day', payAmount: 60_000, headcount: 5, shifts })).toEqual({
      quantity: 2,
      total: 600_000,
    })
  })

  test('by the hour: breaks are not paid, and a night shift ends the next day', () => {
    const shifts = [day('2026-11-21', '22:00', '06:00', 60)]
    expect(wageCost({ payUnit: 'hour', payAmount: 5_500, headcount: 2, shifts })).toEqual({
      quantity: 420,
      total: 77_000,
    })
  })

  test('by the job: pay × people', () => {
    expect(wageCost({ payUnit: 'job', payAmount: 150_000, headcount: 3, shifts: [] })).toEqual({
      quantity: 1,
      total: 450_000,
    })
  })

  test('an hourly total is rounded to the satang once, at the end', () => {
    const shifts = [day('2026-11-21', '09:00', '09:20', 0)]
    expect(wageCost({ payUnit: 'hour', payAmount: 5_000, headcount: 3, shifts })?.total).toBe(5_000)
  })

  test.each([
    ['no unit', { payUnit: null, payAmount: 60_000, headcount: 5, shifts: [day('2026-11-21')] }],
    ['no pay', { payUnit: 'day', payAmount: null, headcount: 5, shifts: [day('2026-11-21')] }],
    [
      'pay that is no number',
      { payUnit: 'day', payAmount: Number.NaN, headcount: 5, shifts: [day('2026-11-21')] },
    ],
    ['no people', { payUnit: 'day', payAmount: 60_000, headcount: null, shifts: [day('2026-11-21')] }],
    [
      'no complete shift',
      { payUnit: 'day', payAmount: 60_000, headcount: 5, shifts: [day('2026-11-21', '09:00', '')] },
    ],
  ] as const)('%s: no figure rather than a wrong one', (_, terms) => {
    expect(wageCost(terms)).toBeNull()
  })

  test('a break longer than the shift leaves nothing paid, never less', () => {
    expect(paidMinutes(day('2026-11-21', '09:00', '10:00', 120))).toBe(0)
  })
})
