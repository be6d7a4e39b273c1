import { describe, expect, test } from '@jest/globals'
import { dayBits } from '@/validators/free-parts'
import { type Offered, scorerOf, type Wanted, weights } from './scoring'

const wanted: Wanted = {
  radiusKm: 20,
  shifts: [
    { date: '2026-11-24', start: '09:00', end: '18:00' },
    { date: '2026-11-25', start: '09:00', end: '18:00' },
  ],
  dailyPay: 60_000,
  experienceMonths: 0,
  languages: [{ code: 'en', level: 'conversational' }],
}
const best: Offered = {
  distanceKm: 0,
  freeParts: dayBits(2) | dayBits(3),
  dates: [],
  minDailyPay: 60_000,
  monthsInWorkType: 24,
  languages: [{ code: 'en', level: 'fluent' }],
}
const scoreOf = (offered: Partial<Offered>, job: Partial<Wanted> = {}) =>
  scorerOf({ ...wanted, ...job })({ ...best, ...offered }).score

test('the weights make a hundred, and who is right in everything has them all', () => {
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  expect(scorerOf(wanted)(best)).toEqual({
    score: 100,
    shiftsFree: 2,
    shifts: 2,
    isPayEnough: true,
    monthsInWorkType: 24,
    languages: ['en'],
  })
})

describe('each part costs what it weighs', () => {
  test.each<[string, Partial<Offered>, number]>([
    ['no free day', { freeParts: dayBits(0) }, 65],
    ['one free day of two', { freeParts: dayBits(2) }, 83],
    ['days not said', { freeParts: 0 }, 79],
    ['a day off', { dates: [{ date: '2026-11-25', isFree: false }] }, 83],
    ['at the edge of the radius', { distanceKm: 20 }, 75],
    ['half way out', { distanceKm: 10 }, 88],
    ['a wish a quarter above the pay', { minDailyPay: 80_000 }, 85],
    ['a wish an eighth above the pay', { minDailyPay: 68_571 }, 93],
    ['no wish', { minDailyPay: null }, 100],
    ['no experience', { monthsInWorkType: 0 }, 85],
    ['half the experience that helps', { monthsInWorkType: 12 }, 93],
    ['the language, not well enough', { languages: [{ code: 'en', level: 'basic' }] }, 90],
  ])('%s', (_what, offered, score) => {
    expect(scoreOf(offered)).toBe(score)
  })
})

test('what a job says nothing of counts for nobody', () => {
  const silent = { shifts: [], dailyPay: null, languages: [] }
  expect(scoreOf({ freeParts: 0, minDailyPay: 900_000, languages: [] }, silent)).toBe(100)
  expect(scorerOf({ ...wanted, ...silent })(best)).toMatchObject({
    isPayEnough: null,
    shifts: 0,
    languages: [],
  })
})

test('experience that is asked for counts from there on', () => {
  expect(scoreOf({ monthsInWorkType: 11 }, { experienceMonths: 12 })).toBe(85)
  expect(scoreOf({ monthsInWorkType: 12 }, { experienceMonths: 12 })).toBe(93)
  expect(scoreOf({ monthsInWorkType: 36 }, { experienceMonths: 36 })).toBe(100)
})

test('a higher wish is never called enough pay', () => {
  expect(scorerOf(wanted)({ ...best, minDailyPay: 60_001 }).isPayEnough).toBe(false)
  expect(scorerOf(wanted)({ ...best, minDailyPay: 59_000 }).isPayEnough).toBe(true)
})
