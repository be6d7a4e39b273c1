import { describe, expect, test } from '@jest/globals'
import { leastOvertimePay, wageCost } from './wage-cost'
import { paidMinutes, workDays } from './working-time'

const day = (date: string, startTime = '09:00', endTime = '18:00', breakMinutes = 60) => ({
  date,
  startTime,
  endTime,
  breakMinutes,
})

const plain = { overtime: 0, holiday: 0 }

describe('wage cost', () => {
  test('by the day: pay × people × days, two shifts of one day being one day', () => {
    const shifts = [
      day('2026-11-21', '09:00', '12:00', 0),
      day('2026-11-21', '17:00', '22:00', 0),
      day('2026-11-22'),
    ]
    expect(wageCost({ payUnit: 'day', payAmount: 60_000, headcount: 5, shifts })).toEqual({
      ...plain,
      quantity: 2,
      base: 600_000,
      total: 600_000,
    })
  })

  test('by the hour: breaks are not paid, and a night shift ends the next day', () => {
    const shifts = [day('2026-11-21', '22:00', '06:00', 60)]
    expect(wageCost({ payUnit: 'hour', payAmount: 5_500, headcount: 2, shifts })).toEqual({
      ...plain,
      quantity: 420,
      base: 77_000,
      total: 77_000,
    })
  })

  test('by the job: pay × people', () => {
    expect(wageCost({ payUnit: 'job', payAmount: 150_000, headcount: 3, shifts: [] })).toEqual({
      ...plain,
      quantity: 1,
      base: 450_000,
      total: 450_000,
    })
  })

  test('shifts people choose: each is paid for itself, for the people it needs', () => {
    const twice = [
      { ...day('2026-11-21', '06:00', '14:00'), headcount: 2 },
      { ...day('2026-11-21', '14:00', '22:00'), headcount: null },
      { ...day('2026-11-22'), headcount: 4 },
    ]
    const terms = { payAmount: 60_000, headcount: 3, shiftChoice: 'each', shifts: twice } as const
    const base = 9 * 60_000
    expect(wageCost({ ...terms, payUnit: 'day' })).toEqual({ ...plain, quantity: 9, base, total: base })
    expect(wageCost({ ...terms, payUnit: 'hour', payAmount: 6_000 })?.quantity).toBe(
      (2 * 7 + 3 * 7 + 4 * 8) * 60,
    )
    expect(wageCost({ ...terms, payUnit: 'job', shiftChoice: 'each' })?.total).toBe(
      wageCost({ ...terms, payUnit: 'job', shiftChoice: 'all' })?.total,
    )
    expect(wageCost({ ...terms, payUnit: 'day', headcount: null })).toBeNull()
  })

  test('a number of people that shifts say of themselves does not count where everybody works them all', () => {
    const shifts = [{ ...day('2026-11-21'), headcount: 9 }]
    expect(wageCost({ payUnit: 'day', payAmount: 60_000, headcount: 2, shifts })?.total).toBe(120_000)
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

describe('overtime: what goes beyond eight hours of a day', () => {
  const long = [day('2026-11-21', '09:00', '20:00')]

  test.each([
    ['by the day', 'day', 60_000, 11_250, { base: 60_000, overtime: 22_500 }],
    ['by the hour', 'hour', 7_500, 11_250, { base: 60_000, overtime: 22_500 }],
    ['by the job', 'job', 60_000, 11_250, { base: 60_000, overtime: 22_500 }],
    ['rounded up to the satang', 'day', 40_001, 7_501, { base: 40_001, overtime: 15_002 }],
  ] as const)(
    '%s costs one and a half normal hours where nothing else is said',
    (_, payUnit, payAmount, rate, cost) => {
      expect(leastOvertimePay({ payUnit, payAmount }, workDays(long))).toBe(rate)
      expect(wageCost({ payUnit, payAmount, headcount: 1, shifts: long })).toMatchObject(cost)
    },
  )

  test('costs what the post says', () => {
    const terms = {
      payUnit: 'day',
      payAmount: 60_000,
      overtimePay: 15_000,
      headcount: 4,
      shifts: long,
    } as const
    expect(wageCost(terms)).toMatchObject({ base: 240_000, overtime: 120_000, total: 360_000 })
  })

  test('is counted day by day: a short day does not make up for a long one', () => {
    const shifts = [...long, day('2026-11-22', '09:00', '12:00', 0)]
    const terms = { payUnit: 'hour', payAmount: 6_000, headcount: 1, shifts } as const
    expect(wageCost(terms)).toMatchObject({ quantity: 660, base: 66_000, overtime: 18_000 })
  })
})

describe('public holidays, where the post pays them as such', () => {
  const shifts = [day('2026-12-09'), day('2026-12-10', '09:00', '20:00')]

  test.each([
    ['day', 60_000, { base: 120_000, overtime: 22_500, holiday: 82_500 }],
    ['hour', 7_500, { base: 120_000, overtime: 22_500, holiday: 82_500 }],
    ['job', 120_000, { base: 120_000, overtime: 22_500, holiday: 82_500 }],
  ] as const)('by the %s: work twice, overtime three times', (payUnit, payAmount, cost) => {
    const terms = { payUnit, payAmount, headcount: 1, shifts }
    expect(wageCost({ ...terms, paysHolidayRates: true })).toMatchObject(cost)
    expect(wageCost(terms)).toMatchObject({ ...cost, holiday: 0 })
  })
})
