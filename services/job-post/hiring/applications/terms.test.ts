import { describe, expect, test } from '@jest/globals'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import { answerByOf, changesOf, isOnlyBetterPay } from './terms'

const shift = (id: string, date: string, startTime = '10:00:00') => ({
  id,
  date,
  startTime,
  endTime: '19:00:00',
  breakMinutes: 60,
  headcount: null,
})
const terms = (changes: Partial<AgreedTerms> = {}): AgreedTerms => ({
  shifts: [shift('a', '2026-11-28'), shift('b', '2026-11-30')],
  branchId: 'here',
  payUnit: 'day',
  payAmount: 60_000,
  overtimePay: null,
  paysHolidayRates: false,
  payday: 'same_day',
  ...changes,
})
const at = (time: string) => new Date(`2026-11-${time}:00+07:00`)

describe('until when a worker is asked', () => {
  const less = terms({ payAmount: 55_000 })
  const secondMoved = terms({ shifts: [shift('a', '2026-11-28'), shift('b', '2026-11-30', '12:00:00')] })
  test.each([
    ['a day', '25T08:00', less, '26T08:00'],
    ['three hours before the first shift', '27T20:00', less, '28T07:00'],
    ['its start where that is nearer', '28T08:30', less, '28T10:00'],
    ['what has begun does not count', '28T11:00', less, '29T11:00'],
    ['only shifts that moved, at their former time', '29T20:00', secondMoved, '30T07:00'],
  ])('%s', (_what, now, becomes, by) => {
    expect(answerByOf(terms(), becomes, at(now))).toEqual(at(by))
  })
})

test('shifts that have begun change no more, wherever the others are', () => {
  const moved = terms({ shifts: [shift('a', '2026-11-28', '09:00:00'), shift('b', '2026-11-30')] })
  expect(changesOf(terms(), moved, at('27T20:00'))).toEqual(['shifts'])
  expect(changesOf(terms(), moved, at('28T11:00'))).toEqual([])
  const elsewhere = terms({ branchId: 'there', payAmount: 55_000 })
  expect(changesOf(terms(), elsewhere, at('28T11:00'))).toEqual(['pay', 'place'])
  expect(changesOf(terms(), elsewhere, at('30T20:00'))).toEqual(['pay'])
})

const later = { shifts: [shift('a', '2999-11-28')] }

test.each([
  ['more a day', { payAmount: 65_000 }, true],
  ['less a day', { payAmount: 55_000 }, false],
  ['more, by the hour', { payAmount: 65_000, payUnit: 'hour' as const }, false],
  ['more, but later', { payAmount: 65_000, payday: 'month_end' as const }, false],
  ['more for overtime', { overtimePay: 12_000 }, true],
  ['more on holidays', { paysHolidayRates: true }, true],
  ['more, elsewhere', { payAmount: 65_000, branchId: 'there' }, false],
  ['the same', {}, false],
])('better pay alone: %s', (_what, changes, isBetter) => {
  expect(isOnlyBetterPay(terms(later), terms({ ...later, ...changes }))).toBe(isBetter)
})
