import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { payUnits, shiftChoices } from './job-post-terms'
import { brokenLaws, type LabourTerms, labourFindings, type Mend } from './labour-law'
import { publicHoliday } from './public-holidays'
import { wageCost } from './wage-cost'
import { nightMinutes, timedShifts, workDays } from './working-time'

/*
 * Checks the arithmetic of hours, nights, rest and pay against a simple reference: days are counted one by one, time is
 * walked minute by minute, and money stays in whole numbers until one final division.
 */

const siam = { province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }
const siamDaily = 40_000

// ---- a calendar counted by hand: day 0 is Sunday 2026-11-01 ----

const monthLengths = [30, 31, 31, 28, 31]
const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']

function dateOf(day: number): string {
  let left = day
  let month = 0
  while (left >= (monthLengths[month] ?? 31)) {
    left -= monthLengths[month] ?? 31
    month += 1
  }
  return `${months[month]}-${String(left + 1).padStart(2, '0')}`
}

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** A shift as people plan it: the minute of the calendar it starts at, its length, and the rest in it, in minutes. */
type Planned = { readonly from: number; readonly length: number; readonly rest: number }

const asTerms = ({ from, length, rest }: Planned) => ({
  date: dateOf(Math.floor(from / 1440)),
  startTime: clockOf(from % 1440),
  endTime: clockOf((from + length) % 1440),
  breakMinutes: rest,
})

/** Shifts that follow each other, some immediately, some after a gap. */
const plans = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 60, max: 1_500 })),
      length: fc.oneof(fc.integer({ min: 1, max: 1_439 }), fc.integer({ min: 230, max: 560 })),
      rest: fc.oneof(fc.constantFrom(0, 30, 59, 60, 61), fc.integer({ min: 0, max: 240 })),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((steps) => {
    let now = 7 * 60
    return steps.map(({ gap, length, rest }): Planned => {
      const from = now + gap
      now = from + length
      return { from, length, rest: Math.min(rest, length) }
    })
  })

const shuffled = <T>(items: readonly T[], seed: number) =>
  items
    .map((item, index) => [(index * 7_919 + seed) % 101, item] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, item]) => item)

const terms = fc.record({
  payUnit: fc.constantFrom(...payUnits),
  payAmount: fc.integer({ min: 100, max: 300_000 }),
  overtimePay: fc.option(fc.integer({ min: 100, max: 60_000 })),
  paysHolidayRates: fc.boolean(),
  headcount: fc.integer({ min: 1, max: 500 }),
  minAge: fc.constantFrom(null, 15, 17, 18, 20),
})

/** A shift's own headcount; null where it uses the post's. */
const ownPeople = fc.option(fc.integer({ min: 1, max: 500 }))

const runs = { numRuns: 300 }

describe('against the reference', () => {
  test('hours of a day, normal and overtime', () => {
    fc.assert(
      fc.property(plans, fc.nat(100), (planned, seed) => {
        const minutes = new Map<string, number>()
        for (const { from, length, rest } of planned) {
          const date = dateOf(Math.floor(from / 1440))
          let worked = 0
          for (let minute = 0; minute < length; minute += 1) worked += 1
          minutes.set(date, (minutes.get(date) ?? 0) + worked - rest)
        }
        const expected = [...minutes].map(([date, all]) => [
          date,
          Math.min(480, all),
          all > 480 ? all - 480 : 0,
        ])
        const days = workDays(shuffled(planned, seed).map(asTerms))
        expect(days.map((day) => [day.date, day.normalMinutes, day.overtimeMinutes])).toEqual(expected)
      }),
      runs,
    )
  })

  test('minutes of the night', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        const expected = planned.map(({ from, length }) => {
          let night = 0
          for (let minute = from; minute < from + length; minute += 1) {
            const hour = Math.floor(minute / 60) % 24
            if (hour >= 22 || hour < 6) night += 1
          }
          return night
        })
        expect(timedShifts(planned.map(asTerms)).map(nightMinutes)).toEqual(expected)
      }),
      runs,
    )
  })

  test('rest, with and without somebody under 18', () => {
    fc.assert(
      fc.property(plans, fc.boolean(), (planned, isYoung) => {
        const found = labourFindings({ shifts: planned.map(asTerms), minAge: isYoung ? 15 : 18 }, siam)
        const told = found.filter(({ rule }) => rule === 'rest').map(({ dates }) => dates.day)
        expect(told).toHaveLength(stretchesWithoutRest(planned, isYoung ? 240 : 300))
      }),
      runs,
    )
  })

  test('hours of a week', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        const shifts = planned.map(asTerms)
        const normal = new Map<number, number>()
        const overtime = new Map<number, number>()
        const byDay = new Map<number, number>()
        for (const { from, length, rest } of planned) {
          const day = Math.floor(from / 1440)
          byDay.set(day, (byDay.get(day) ?? 0) + length - rest)
        }
        for (const [day, minutes] of byDay) {
          // Day 1 is a Monday.
          const week = Math.floor((day + 6) / 7)
          for (let minute = 1; minute <= minutes; minute += 1) {
            const counted = minute <= 480 ? normal : overtime
            counted.set(week, (counted.get(week) ?? 0) + 1)
          }
        }
        const tooMuch = (counted: Map<number, number>, max: number) =>
          [...counted.values()].filter((minutes) => minutes > max * 60).length
        const found = labourFindings({ shifts }, siam).map(({ rule }) => rule)
        expect([
          found.filter((rule) => rule === 'weekly_hours').length,
          found.filter((rule) => rule === 'weekly_overtime').length,
        ]).toEqual([tooMuch(normal, 48), tooMuch(overtime, 36)])
      }),
      runs,
    )
  })

  test('the wage bill', () => {
    fc.assert(
      fc.property(terms, plans, (pay, planned) => {
        const post = { ...pay, shifts: planned.map(asTerms) }
        const cost = wageCost(post)
        const { base, overtime, holiday } = plainBill(post, planned)
        fc.pre(pay.payUnit !== 'hour' || base > 0)
        expect(cost).toMatchObject({ base, overtime, holiday, total: base + overtime + holiday })
      }),
      runs,
    )
  })

  test('the wage bill where people choose their shifts: each is a day of somebody, paid for itself', () => {
    fc.assert(
      fc.property(terms, plans, fc.infiniteStream(ownPeople), (pay, planned, numbers) => {
        const people = planned.map(() => numbers.next().value ?? null)
        fc.pre(pay.payUnit !== 'job')
        const shifts = planned.map((shift, index) => ({ ...asTerms(shift), headcount: people[index] }))
        const cost = wageCost({ ...pay, shiftChoice: 'each', shifts })
        const { places, minutes, ...bill } = plainBillByShift(pay, planned, people)
        fc.pre(pay.payUnit !== 'hour' || bill.base > 0)
        expect(cost).toEqual({
          ...bill,
          quantity: pay.payUnit === 'day' ? places : minutes,
          total: bill.base + bill.overtime + bill.holiday,
        })
      }),
      runs,
    )
  })

  test('the rules of hours where people choose their shifts: as if each shift were a post of its own', () => {
    fc.assert(
      fc.property(terms, plans, (pay, planned) => {
        fc.pre(pay.payUnit !== 'job')
        const shifts = planned.map(asTerms)
        const hourRules = ['rest', 'weekly_hours', 'weekly_overtime', 'young_night', 'young_overtime']
        const rulesOf = (post: LabourTerms) =>
          labourFindings(post, siam)
            .map(({ rule }) => rule)
            .filter((rule) => hourRules.includes(rule))
        const alone = shifts.map((shift) => rulesOf({ ...pay, shifts: [shift] }))
        const told = rulesOf({ ...pay, shiftChoice: 'each', shifts })
        expect(new Set(told)).toEqual(new Set(alone.flat()))
        expect(told.filter((rule) => rule === 'rest')).toEqual(alone.flat().filter((rule) => rule === 'rest'))
      }),
      runs,
    )
  })

  test('the minimum wage', () => {
    fc.assert(
      fc.property(terms, plans, (pay, planned) => {
        const byDay = minutesByDay(planned)
        const days = [...byDay.values()]
        const isLow = {
          day: pay.payAmount < siamDaily,
          hour: days.some(
            (minutes) => minutes > 0 && pay.payAmount * Math.min(480, minutes) < siamDaily * 60,
          ),
          job: pay.payAmount < siamDaily * days.length,
        }[pay.payUnit]
        const found = labourFindings({ ...pay, shifts: planned.map(asTerms) }, siam)
        expect(found.some(({ rule }) => rule === 'minimum_wage')).toBe(isLow)
      }),
      runs,
    )
  })
})

function minutesByDay(planned: readonly Planned[]): Map<number, number> {
  const byDay = new Map<number, number>()
  for (const { from, length, rest } of planned) {
    const day = Math.floor(from / 1440)
    byDay.set(day, (byDay.get(day) ?? 0) + length - rest)
  }
  return byDay
}

/** Walks the calendar: an hour without a shift ends a stretch; too long a stretch with too little rest counts. */
function stretchesWithoutRest(planned: readonly Planned[], limit: number): number {
  const onShift = new Set<number>()
  const restFrom = new Map<number, number>()
  for (const { from, length, rest } of planned) {
    for (let minute = from; minute < from + length; minute += 1) onShift.add(minute)
    restFrom.set(from, rest)
  }
  const last = Math.max(...onShift)
  let [worked, rest, off, faults] = [0, 0, 0, 0]
  let isOpen = false
  for (let minute = 0; minute <= last + 61; minute += 1) {
    if (onShift.has(minute)) {
      if (isOpen) rest += off
      isOpen = true
      off = 0
      worked += 1 - (restFrom.get(minute) ?? 0)
      rest += restFrom.get(minute) ?? 0
      continue
    }
    off += 1
    if (off !== 60) continue
    if (worked > limit && rest < 60) faults += 1
    isOpen = false
    worked = 0
    rest = 0
  }
  return faults
}

/** Everybody's pay, person by person and day by day, in fractions of a satang kept whole until the end. */
function plainBill(post: LabourTerms, planned: readonly Planned[]) {
  const byDay = [...minutesByDay(planned)].map(([day, minutes]) => ({
    isHoliday: post.paysHolidayRates === true && publicHoliday(dateOf(day)) !== undefined,
    normal: BigInt(Math.min(480, minutes)),
    overtime: BigInt(Math.max(0, minutes - 480)),
  }))
  const allNormal = byDay.reduce((sum, { normal }) => sum + normal, 0n) || 1n
  const pay = BigInt(post.payAmount ?? 0)
  const people = BigInt(post.headcount ?? 0)
  const parts = { day: 1n, hour: 60n, job: allNormal }[post.payUnit ?? 'day']
  const least = {
    day: (3n * pay + 15n) / 16n,
    hour: (3n * pay + 1n) / 2n,
    job: (90n * pay + allNormal - 1n) / allNormal,
  }
  const rate = post.overtimePay ? BigInt(post.overtimePay) : least[post.payUnit ?? 'day']
  let [base, overtime, holidayBase, holidayOvertime] = [0n, 0n, 0n, 0n]
  for (let person = 0n; person < people; person += 1n) {
    for (const day of byDay) {
      const ofDay = pay * (post.payUnit === 'day' ? 1n : day.normal)
      base += ofDay
      overtime += rate * day.overtime
      if (day.isHoliday) holidayBase += ofDay
      if (day.isHoliday) holidayOvertime += rate * day.overtime
    }
  }
  if (post.payUnit === 'job') base = pay * people * parts
  const rounded = (sum: bigint, by: bigint) => Number((2n * sum + by) / (2n * by))
  return {
    base: rounded(base, parts),
    overtime: rounded(overtime, 60n),
    holiday: rounded(holidayBase, parts) + rounded(holidayOvertime, 60n),
  }
}

/** Everybody's pay, shift by shift and person by person, where nobody works more than one shift. */
function plainBillByShift(post: LabourPay, planned: readonly Planned[], people: readonly (number | null)[]) {
  const least = post.payUnit === 'hour' ? (3n * BigInt(post.payAmount) + 1n) / 2n : leastByDay(post.payAmount)
  const rate = post.overtimePay ? BigInt(post.overtimePay) : least
  let [base, overtime, holidayBase, holidayOvertime] = [0n, 0n, 0n, 0n]
  let [places, minutes] = [0, 0]
  planned.forEach(({ from, length, rest }, index) => {
    const worked = length - rest
    const isHoliday = post.paysHolidayRates && publicHoliday(dateOf(Math.floor(from / 1440))) !== undefined
    for (let person = 0; person < (people[index] ?? post.headcount); person += 1) {
      const own = BigInt(post.payAmount) * (post.payUnit === 'hour' ? BigInt(Math.min(480, worked)) : 1n)
      const late = rate * BigInt(Math.max(0, worked - 480))
      base += own
      overtime += late
      if (isHoliday) holidayBase += own
      if (isHoliday) holidayOvertime += late
      places += 1
      minutes += Math.min(480, worked)
    }
  })
  const rounded = (sum: bigint, by: bigint) => Number((2n * sum + by) / (2n * by))
  const parts = post.payUnit === 'hour' ? 60n : 1n
  return {
    places,
    minutes,
    base: rounded(base, parts),
    overtime: rounded(overtime, 60n),
    holiday: rounded(holidayBase, parts) + rounded(holidayOvertime, 60n),
  }
}
type LabourPay = typeof terms extends fc.Arbitrary<infer Pay> ? Pay : never
const leastByDay = (pay: number) => (3n * BigInt(pay) + 15n) / 16n

function mendedBy(post: LabourTerms, mend: Mend): LabourTerms {
  if ('dropShift' in mend) {
    return { ...post, shifts: post.shifts.filter((_, position) => position !== mend.dropShift) }
  }
  const [list, position, field] = mend.field.split('.')
  if (list !== 'shifts') return { ...post, [mend.field]: mend.value }
  const shifts = post.shifts.map((shift, index) =>
    index === Number(position) ? { ...shift, [field ?? '']: mend.value } : shift,
  )
  return { ...post, shifts }
}

describe('mending', () => {
  test.each(shiftChoices)(
    'taking what is offered, one by one, ends with a lawful post (%s)',
    (shiftChoice) => {
      fc.assert(
        fc.property(terms, plans, (pay, planned) => {
          let post: LabourTerms = { ...pay, shiftChoice, shifts: planned.map(asTerms) }
          let broken = brokenLaws(labourFindings(post, siam))
          for (let steps = 0; broken[0] && steps < 100; steps += 1) {
            post = mendedBy(post, broken[0].mend)
            broken = brokenLaws(labourFindings(post, siam))
          }
          expect(broken).toEqual([])
        }),
        runs,
      )
    },
  )

  test('money is mended by the smallest amount: a satang less is refused', () => {
    fc.assert(
      fc.property(terms, plans, (pay, planned) => {
        const post: LabourTerms = { ...pay, shifts: planned.map(asTerms) }
        for (const { rule, mend } of labourFindings(post, siam)) {
          if (rule !== 'minimum_wage' && rule !== 'overtime_pay') continue
          const value = 'value' in mend ? Number(mend.value) : Number.NaN
          const has = (amount: number) =>
            labourFindings(mendedBy(post, { ...mend, value: amount } as Mend), siam).some(
              (found) => found.rule === rule,
            )
          expect([has(value - 1), has(value)]).toEqual([true, false])
        }
      }),
      runs,
    )
  })
})

describe('whatever the zone of the machine', () => {
  const program = `
    import { labourFindings } from './labour-law.ts'
    import { wageCost } from './wage-cost.ts'
    import { nightMinutes, timedShifts, workDays } from './working-time.ts'
    import { readFileSync } from 'node:fs'
    const posts = JSON.parse(readFileSync(0, 'utf8'))
    const answers = posts.map((post) => [
      labourFindings(post, ${JSON.stringify(siam)}), wageCost(post), workDays(post.shifts),
      timedShifts(post.shifts).map(nightMinutes),
    ])
    console.log(JSON.stringify({ zone: new Date(2026, 10, 21).getTimezoneOffset(), answers }))
  `
  const samples: LabourTerms[] = fc
    .sample(fc.tuple(terms, plans), { numRuns: 60, seed: 2569 })
    .map(([pay, planned]) => ({ ...pay, shifts: planned.map(asTerms) }))
  const here = JSON.stringify(
    samples.map((post) => [
      labourFindings(post, siam),
      wageCost(post),
      workDays(post.shifts),
      timedShifts(post.shifts).map(nightMinutes),
    ]),
  )

  test.each([
    ['UTC', 0],
    ['Asia/Bangkok', -420],
    ['America/St_Johns', 210],
    ['Pacific/Kiritimati', -840],
  ])('%s', (zone, offset) => {
    const answer = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
      input: JSON.stringify(samples),
      encoding: 'utf8',
    })
    const told = JSON.parse(answer)
    expect(told.zone).toBe(offset)
    expect(JSON.stringify(told.answers)).toBe(here)
  })
})
