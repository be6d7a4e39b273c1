import { describe, expect, test } from '@jest/globals'
import { dailyPayOf, inShifts, matchQuery } from './match-query'

const post = {
  workType: 'waiter',
  minAge: null,
  maxAge: null,
  experienceMonths: null,
  languages: [],
  payUnit: 'day',
  payAmount: 60_000,
  headcount: 5,
  shifts: [
    { date: '2026-11-25', startTime: '22:00', endTime: '06:00', breakMinutes: 60 },
    { date: '2026-11-24', startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
    { date: null, startTime: null, endTime: null, breakMinutes: 0 },
  ],
} as const
const place = { lat: 13.7449, lng: 100.5302 }

describe('the question for who fits a post', () => {
  test('holds its place, its days in order, what a person earns a day, and no more than it says', () => {
    expect(matchQuery(post, place, '2026-11-22')).toEqual({
      ...place,
      workType: 'waiter',
      radiusKm: 25,
      shifts: '2026-11-24T09:00/18:00,2026-11-25T22:00/06:00',
      dailyPay: 60_000,
      minAge: undefined,
      maxAge: undefined,
      experienceMonths: undefined,
      languages: undefined,
    })
  })

  test('asks for the days to come alone', () => {
    expect(matchQuery(post, place, '2026-11-25')?.shifts).toBe('2026-11-25T22:00/06:00')
    expect(matchQuery(post, place, '2026-11-26')?.shifts).toBeUndefined()
  })

  test('asks for the shifts that somebody gave back, and for all where nobody did', () => {
    const named = { ...post, shifts: post.shifts.map((shift, at) => ({ ...shift, id: `${at}` })) }
    const asked = (ids: string[]) => matchQuery(inShifts(named, ids), place, '2026-11-22')
    expect(asked(['0'])).toMatchObject({ shifts: '2026-11-25T22:00/06:00', dailyPay: 60_000 })
    expect(asked([])?.shifts).toBe('2026-11-24T09:00/18:00,2026-11-25T22:00/06:00')
  })

  test('keeps to the ages of the post', () => {
    const aged = matchQuery({ ...post, minAge: 20, maxAge: 35 }, place, '2026-11-22')
    expect(aged).toMatchObject({ minAge: 20, maxAge: 35 })
  })

  test('asks for experience and languages as the post does', () => {
    const demanding = {
      ...post,
      experienceMonths: 6,
      languages: [
        { code: 'en', level: 'conversational' },
        { code: 'zh', level: 'basic' },
      ],
    }
    expect(matchQuery(demanding, place)).toMatchObject({
      experienceMonths: 6,
      languages: 'en:conversational,zh:basic',
    })
  })

  test('is none while the post says no type of work', () => {
    expect(matchQuery({ ...post, workType: null }, place)).toBeNull()
  })
})

describe('what one person earns a day', () => {
  test.each([
    ['day', 60_000, 60_000],
    // 8 and 7 hours at ฿85.
    ['hour', 8_500, 63_750],
    ['job', 120_000, 60_000],
  ] as const)('by the %s', (payUnit, payAmount, daily) => {
    expect(dailyPayOf({ ...post, payUnit, payAmount })).toBe(daily)
  })

  test('where people choose their shifts, a shift is a day, however many people it needs', () => {
    const [night, day] = post.shifts
    const evening = { ...day, startTime: '18:00', endTime: '22:00', breakMinutes: 0, headcount: 9 }
    const terms = { ...post, shiftChoice: 'each', payUnit: 'hour', payAmount: 8_500 } as const
    expect(dailyPayOf({ ...terms, shifts: [night, day, evening] })).toBe(Math.floor((19 * 8_500) / 3))
  })

  test('is not known without pay or days', () => {
    expect(dailyPayOf({ ...post, payAmount: null })).toBeNull()
    expect(dailyPayOf({ ...post, shifts: [] })).toBeNull()
  })
})
