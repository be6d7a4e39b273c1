import { describe, expect, test } from '@jest/globals'
import {
  brokenLaws,
  type Finding,
  type LabourTerms,
  labourFindings,
  lawNotices,
  lawRules,
} from './labour-law'

const siam = { province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }
const yala = { province: 'ยะลา', district: 'เบตง' }

const shift = (date = '2026-11-23', startTime = '09:00', endTime = '18:00', breakMinutes = 60) => ({
  date,
  startTime,
  endTime,
  breakMinutes,
})

/** A lawful post of one day at Siam. */
const lawful: LabourTerms = { payUnit: 'day', payAmount: 60_000, headcount: 2, minAge: 18, shifts: [shift()] }

const findings = (changes: Partial<LabourTerms>, place = siam) =>
  labourFindings({ ...lawful, ...changes }, place)
const rules = (changes: Partial<LabourTerms>, place = siam) =>
  findings(changes, place).map(({ rule }) => rule)
const only = (changes: Partial<LabourTerms>, rule: Finding['rule'], place = siam) => {
  const found = findings(changes, place).filter((finding) => finding.rule === rule)
  expect(found).toHaveLength(1)
  return found[0] as Finding
}

test('a lawful post has no finding', () => {
  expect(findings({})).toEqual([])
})

describe('shifts people choose are judged one by one', () => {
  const morningAndEvening = [
    shift('2026-11-23', '06:00', '14:00', 60),
    shift('2026-11-23', '14:00', '22:00', 60),
  ]

  test('two shifts of one day are nobody’s overtime', () => {
    expect(rules({ shifts: morningAndEvening })).toEqual(['overtime'])
    expect(rules({ shifts: morningAndEvening, shiftChoice: 'each' })).toEqual([])
    expect(
      rules({ shifts: morningAndEvening, shiftChoice: 'each', payUnit: 'job', payAmount: 60_000 }),
    ).toEqual(['overtime'])
  })

  test('seven long days are nobody’s week', () => {
    const days = Array.from({ length: 7 }, (_, index) => shift(`2026-11-${23 + index}`))
    expect(rules({ shifts: days })).toEqual(['weekly_hours'])
    expect(rules({ shifts: days, shiftChoice: 'each' })).toEqual([])
  })

  test('each still keeps its own rest and hours, and its own minimum wage', () => {
    const shifts = [shift('2026-11-23', '06:00', '12:00', 0), shift('2026-11-23', '13:00', '23:00', 60)]
    const found = findings({ shifts, shiftChoice: 'each', payUnit: 'hour', payAmount: 6_000 })
    expect(found.map(({ rule, field }) => [rule, field])).toEqual([
      ['minimum_wage', 'payAmount'],
      ['rest', 'shifts.0.breakMinutes'],
      ['overtime', 'shifts.1.endTime'],
    ])
  })
})

test('what is not filled in yet is not judged', () => {
  expect(
    labourFindings({ shifts: [{}, { date: '2026-11-23' }, shift('2026-11-23', '09:00', '')] }, null),
  ).toEqual([])
})

test('notices explain, rules refuse', () => {
  const all = [...lawRules, ...lawNotices].map(
    (rule): Finding => ({ rule, field: '', params: {}, dates: {}, mend: { dropShift: 0 } }),
  )
  expect(brokenLaws(all).map(({ rule }) => rule)).toEqual(lawRules)
})

describe('minimum wage', () => {
  test.each([
    ['the minimum itself', { payAmount: 40_000 }, siam, null],
    ['a satang less', { payAmount: 39_999 }, siam, 40_000],
    ['where less is owed', { payAmount: 33_700 }, yala, null],
    ['where less is owed, a satang less', { payAmount: 33_699 }, yala, 33_700],
    [
      'half a day is owed a whole one',
      { payAmount: 39_999, shifts: [shift('2026-11-23', '09:00', '11:00', 0)] },
      siam,
      40_000,
    ],
    ['eight hours by the hour', { payUnit: 'hour', payAmount: 5_000 }, siam, null],
    ['eight hours by the hour, a satang less', { payUnit: 'hour', payAmount: 4_999 }, siam, 5_000],
    [
      'by the hour the shortest day decides',
      { payUnit: 'hour', payAmount: 9_999, shifts: [shift(), shift('2026-11-24', '09:00', '13:00', 0)] },
      siam,
      10_000,
    ],
    [
      'rounded up to the satang',
      { payUnit: 'hour', payAmount: 5_714, shifts: [shift('2026-11-23', '09:00', '17:00')] },
      siam,
      5_715,
    ],
    [
      'by the job every day counts',
      { payUnit: 'job', payAmount: 79_999, shifts: [shift(), shift('2026-11-24')] },
      siam,
      80_000,
    ],
    [
      'by the job, enough',
      { payUnit: 'job', payAmount: 80_000, shifts: [shift(), shift('2026-11-24')] },
      siam,
      null,
    ],
  ] as const)('%s', (_, changes, place, least) => {
    const mends = findings(changes, place).map(({ mend }) => mend)
    expect(mends).toEqual(least === null ? [] : [{ field: 'payAmount', value: least }])
  })

  test('by the day of the work: Bangkok before and after its change', () => {
    const before = { payAmount: 37_200, shifts: [shift('2025-06-30')] }
    expect(rules(before)).toEqual([])
    expect(rules({ ...before, shifts: [shift('2025-06-30'), shift('2025-07-01')] })).toEqual(['minimum_wage'])
  })

  test('says the numbers of the post, the place and the notice', () => {
    const finding = only(
      { payUnit: 'hour', payAmount: 6_000, shifts: [shift('2026-11-23', '09:00', '13:00', 0)] },
      'minimum_wage',
    )
    expect(finding).toMatchObject({
      field: 'payAmount',
      params: { unit: 'hour', hours: 4, earned: 240, minimum: 400, min: 100, area: 'province', notice: 14 },
      dates: { from: '2025-07-01' },
    })
    expect(
      only({ payAmount: 100 }, 'minimum_wage', { province: 'สงขลา', district: 'หาดใหญ่' }).params,
    ).toMatchObject({
      area: 'district',
      minimum: 380,
    })
  })

  test('a branch in a place nobody knows is owed at least the lowest of the country', () => {
    expect(labourFindings({ ...lawful, payAmount: 33_700 }, null)).toEqual([])
    const [finding] = labourFindings({ ...lawful, payAmount: 33_600 }, null)
    expect(finding?.params).toMatchObject({ area: 'country', minimum: 337 })
  })
})

describe('overtime', () => {
  const long = [shift('2026-11-23', '09:00', '20:00')]

  test('eight hours are none, a minute more is', () => {
    expect(rules({ shifts: [shift('2026-11-23', '09:00', '18:00')] })).toEqual([])
    expect(rules({ shifts: [shift('2026-11-23', '09:00', '18:01')] })).toEqual(['overtime'])
  })

  test('is explained with hours and pay, and mended by going home earlier', () => {
    expect(only({ shifts: long }, 'overtime')).toMatchObject({
      params: { hours: 10, overtime: 2, rate: 112.5, value: '18:00' },
      dates: { day: '2026-11-23' },
      mend: { field: 'shifts.0.endTime', value: '18:00' },
    })
  })

  test('of two shifts a day the last one is shortened, or left out', () => {
    const day = shift('2026-11-23', '06:00', '14:00', 60)
    const mendOf = (last: ReturnType<typeof shift>) => only({ shifts: [last, day] }, 'overtime').mend
    expect(mendOf(shift('2026-11-23', '16:00', '20:00', 0))).toEqual({
      field: 'shifts.0.endTime',
      value: '17:00',
    })
    const twoHours = shift('2026-11-23', '16:00', '18:00', 0)
    const noon = shift('2026-11-23', '05:00', '14:00', 60)
    expect(only({ shifts: [twoHours, noon] }, 'overtime').mend).toEqual({ dropShift: 0 })
  })

  test('a shift past midnight belongs to the day it starts', () => {
    const night = shift('2026-11-23', '20:00', '06:00', 60)
    expect(only({ shifts: [night, shift('2026-11-24', '20:00', '23:00', 0)] }, 'overtime')).toMatchObject({
      params: { hours: 9, overtime: 1, value: '05:00' },
    })
  })

  test.each([
    ['one and a half times', 11_250, []],
    ['a satang less', 11_249, ['overtime_pay', 'overtime']],
    ['nothing said: the law says it', null, []],
  ])('paid %s', (_, overtimePay, expected) => {
    const found = rules({ shifts: long, overtimePay })
    expect(found).toEqual(expected.length > 0 ? expected : ['overtime'])
  })

  test('pay without any overtime is nobody’s business', () => {
    expect(rules({ overtimePay: 100 })).toEqual([])
  })

  test('pay too low is mended by the least', () => {
    expect(only({ shifts: long, overtimePay: 7_500 }, 'overtime_pay')).toMatchObject({
      field: 'overtimePay',
      params: { min: 112.5, pay: 75, normal: 75 },
      mend: { field: 'overtimePay', value: 11_250 },
    })
  })
})

describe('rest', () => {
  test.each([
    ['five hours without', shift('2026-11-23', '09:00', '14:00', 0), null],
    ['a minute more without', shift('2026-11-23', '09:00', '14:01', 0), 60],
    ['a little rest is not enough', shift('2026-11-23', '09:00', '18:00', 59), 60],
    ['an hour is', shift('2026-11-23', '09:00', '18:00', 60), null],
    ['overnight too', shift('2026-11-23', '22:00', '06:00', 0), 60],
  ])('%s', (_, one, value) => {
    const mends = findings({ shifts: [one] })
      .filter(({ rule }) => rule === 'rest')
      .map(({ mend }) => mend)
    expect(mends).toEqual(value === null ? [] : [{ field: 'shifts.0.breakMinutes', value }])
  })

  test.each([
    ['four hours without', '13:00', 0],
    ['a minute more without', '13:01', 1],
  ])('where somebody under 18 may come: %s', (_, endTime, count) => {
    const shifts = [shift('2026-11-23', '09:00', endTime, 0)]
    expect(findings({ minAge: 15, shifts })).toHaveLength(count)
    expect(findings({ minAge: 18, shifts })).toEqual([])
  })

  test('is mended before overtime is spoken of: with it the day may be short enough', () => {
    expect(rules({ shifts: [shift('2026-11-23', '09:00', '18:00', 0)] })).toEqual(['rest'])
    expect(rules({ shifts: [shift('2026-11-23', '09:00', '18:30', 60)] })).toEqual(['overtime'])
  })

  test('shifts that follow each other are one stretch; an hour between them is the rest', () => {
    const [morning, noon] = [shift('2026-11-23', '08:00', '12:00', 0), '2026-11-23']
    expect(rules({ shifts: [morning, shift(noon, '12:00', '16:00', 0)] })).toEqual(['rest'])
    expect(only({ shifts: [morning, shift(noon, '12:30', '17:00', 0)] }, 'rest').mend).toEqual({
      field: 'shifts.1.breakMinutes',
      value: 30,
    })
    expect(rules({ shifts: [morning, shift(noon, '13:00', '17:00', 0)] })).toEqual([])
  })

  test('a stretch goes on past midnight', () => {
    const shifts = [shift('2026-11-23', '20:00', '00:00', 0), shift('2026-11-24', '00:00', '03:00', 0)]
    expect(only({ shifts }, 'rest').params).toMatchObject({ hours: 7, rest: 0, limit: 5, min: 60 })
  })
})

describe('weeks, from Monday to Sunday', () => {
  /** 2026-11-23 is a Monday. */
  const daysFrom = (first: number, count: number, endTime = '18:00') =>
    Array.from({ length: count }, (_, index) => shift(`2026-11-${first + index}`, '09:00', endTime))

  test('six days of eight hours are 48', () => {
    expect(rules({ shifts: daysFrom(23, 6) })).toEqual([])
  })

  test('a seventh is too much and is left out', () => {
    expect(only({ shifts: daysFrom(23, 7) }, 'weekly_hours')).toMatchObject({
      field: 'shifts.6.date',
      params: { hours: 56, max: 48 },
      dates: { monday: '2026-11-23', day: '2026-11-29' },
      mend: { dropShift: 6 },
    })
  })

  test('seven days in two weeks are not', () => {
    expect(rules({ shifts: daysFrom(22, 7) })).toEqual([])
  })

  test('36 hours of overtime are the most', () => {
    expect(rules({ shifts: daysFrom(23, 6, '00:00') })).not.toContain('weekly_overtime')
    expect(only({ shifts: daysFrom(23, 6, '00:01') }, 'weekly_overtime')).toMatchObject({
      params: { hours: 36.1, max: 36 },
      mend: { field: 'shifts.5.endTime', value: '18:00' },
    })
  })
})

describe('where somebody under 18 may come', () => {
  const short = (startTime: string, endTime: string) => [shift('2026-11-23', startTime, endTime, 0)]

  test.each([
    ['until 22:00', short('19:00', '22:00'), []],
    ['a minute longer', short('19:00', '22:01'), ['young_night']],
    ['from 06:00', short('06:00', '10:00'), []],
    ['a minute earlier', short('05:59', '09:00'), ['young_night']],
    ['over night', short('21:00', '00:30'), ['young_night']],
    ['overtime', [shift('2026-11-23', '09:00', '18:30')], ['young_overtime', 'overtime']],
    ['a public holiday', [shift('2026-12-10', '09:00', '13:00', 0)], ['young_holiday', 'holiday']],
  ])('%s', (_, shifts, expected) => {
    expect(rules({ minAge: 17, shifts }).toSorted()).toEqual(expected.toSorted())
    expect(rules({ minAge: 18, shifts }).filter((rule) => rule.startsWith('young'))).toEqual([])
    expect(rules({ minAge: null, shifts }).filter((rule) => rule.startsWith('young'))).toEqual([])
  })

  test('is mended by asking for adults', () => {
    expect(only({ minAge: 15, shifts: short('20:00', '23:00') }, 'young_night')).toMatchObject({
      field: 'minAge',
      params: { age: 15, adult: 18 },
      mend: { field: 'minAge', value: 18 },
    })
  })
})

describe('public holidays', () => {
  test.each([
    ['2026-12-10', 'constitution'],
    ['2026-12-31', 'new_year_eve'],
    ['2027-05-01', 'labour'],
    ['2027-04-13', 'songkran'],
    ['2027-02-21', 'makha_bucha'],
  ])('%s is one', (date, holiday) => {
    expect(only({ shifts: [shift(date)] }, 'holiday')).toMatchObject({
      params: { holiday },
      mend: { field: 'paysHolidayRates', value: true },
    })
  })

  test('paid as such they need no word, and other days never do', () => {
    expect(rules({ paysHolidayRates: true, shifts: [shift('2026-12-10')] })).toEqual([])
    expect(rules({ shifts: [shift('2026-12-11')] })).toEqual([])
  })
})
