import { adultAge } from './age'
import { type MinimumWage, minimumWage, type Place } from './minimum-wages'
import { publicHoliday } from './public-holidays'
import { areShiftsChosen, personDays } from './shift-places'
import type { RuleName, RuleParams } from './violation'
import { isHoliday, leastOvertimePay, type WageTerms } from './wage-cost'
import {
  clockAt,
  longestWithoutRest,
  nightMinutes,
  type TimedShift,
  timedShifts,
  timeLimits,
  type WorkDay,
  weekOf,
} from './working-time'

export type LabourTerms = WageTerms & {
  /** Years; without it only adults are accepted. */
  readonly minAge?: number | null
}

/** Rules a post must keep to be published. */
export const lawRules = [
  'minimum_wage',
  'overtime_pay',
  'rest',
  'weekly_hours',
  'weekly_overtime',
  'young_night',
  'young_overtime',
  'young_holiday',
] as const satisfies readonly RuleName[]

/** Situations that are lawful but cost more, or ask something of the employer. */
export const lawNotices = ['overtime', 'holiday'] as const

export type LawRule = (typeof lawRules)[number]
export type LawNotice = (typeof lawNotices)[number]

/** The smallest change that fixes a post: another value in one field, or one shift fewer. */
export type Mend =
  | { readonly field: string; readonly value: string | number | boolean }
  | { readonly dropShift: number }

/** A labour-law rule that a post breaks, or a notice; the sentences are under `labourLaw` in messages/th.json. */
export type Finding<Rule extends LawRule | LawNotice = LawRule | LawNotice> = {
  readonly rule: Rule
  /** The form field it concerns, e.g. `shifts.0.breakMinutes`. */
  readonly field: string
  /** The numbers of this post: baht, hours, minutes of rest, clock times, codes. */
  readonly params: RuleParams
  /** Days its sentences mention, YYYY-MM-DD. */
  readonly dates: Readonly<Record<string, string>>
  readonly mend: Mend
}

/** The age from which the rules for young workers no longer hold (sections 45 to 48). */
/** Whether a post with this minimum age accepts people under 18; without a minimum age only adults are accepted. */
export const isForYoung = (minAge: number | null | undefined): boolean => (minAge || adultAge) < adultAge

const baht = (satang: number) => satang / 100
const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0)

/** A post in the form the rules use: its shifts in order, its days, and whether people under 18 are accepted. */
type Work = {
  readonly terms: LabourTerms
  readonly shifts: readonly TimedShift[]
  readonly days: readonly WorkDay[]
  readonly isYoung: boolean
}

/**
 * All labour-law findings about a post; incomplete shifts are ignored. Where everybody works every shift, the post is
 * judged as one person's work. Where people choose their shifts, each shift is judged alone, because different people
 * may work the shifts of one day or week; what one person chooses together is judged when they choose it. The form and
 * the service use the same findings. The legal sources are named in the sentences.
 */
export function labourFindings(terms: LabourTerms, place: Place | null): Finding[] {
  const work: Work = {
    terms,
    shifts: timedShifts(terms.shifts),
    days: personDays(terms),
    isYoung: isForYoung(terms.minAge),
  }
  const rest = restFindings(work)
  // A day that lacks rest may have no overtime once the rest is added, so the rest is fixed first.
  const restless = new Set(rest.map(({ field }) => Number(field.split('.')[1])))
  const rested = work.days.filter(({ positions }) => !positions.some((position) => restless.has(position)))
  return [
    ...wageFindings(work, place),
    ...overtimePayFindings(work),
    ...rest,
    ...weekFindings(work),
    ...youngFindings(work),
    ...overtimeNotices(work, rested),
    ...holidayNotices(work),
  ]
}

/** The findings that block publication; notices only explain. */
export function brokenLaws(findings: readonly Finding[]): Finding<LawRule>[] {
  return findings.filter((finding): finding is Finding<LawRule> =>
    (lawRules as readonly string[]).includes(finding.rule),
  )
}

const areaOf = ({ province, district }: MinimumWage) =>
  district ? 'district' : province ? 'province' : 'country'

/** Section 90: the daily minimum of the place is owed for every day, however few its hours. */
function wageFindings({ terms, days }: Work, place: Place | null): Finding[] {
  const { payUnit, payAmount } = terms
  if (!payUnit || !payAmount) return []
  const owed = days.flatMap((day) => {
    const wage = minimumWage(place, day.date)
    if (!wage || (payUnit === 'hour' && day.normalMinutes === 0)) return []
    const least = payUnit === 'hour' ? Math.ceil((wage.amount * 60) / day.normalMinutes) : wage.amount
    return [{ day, wage, least }]
  })
  const [worst] = owed.toSorted((a, b) => b.least - a.least)
  if (!worst) return []
  const least = payUnit === 'job' ? sum(owed, (each) => each.least) : worst.least
  if (payAmount >= least) return []
  const { day, wage } = worst
  const params = {
    unit: payUnit,
    pay: baht(payAmount),
    min: baht(least),
    minimum: baht(wage.amount),
    hours: hours(day.normalMinutes),
    earned: baht(Math.floor((payAmount * day.normalMinutes) / 60)),
    days: owed.length,
    area: areaOf(wage),
    province: wage.province,
    district: wage.district,
    notice: wage.notice,
  }
  const mend = { field: 'payAmount', value: least }
  return [{ rule: 'minimum_wage', field: 'payAmount', params, dates: { from: wage.from }, mend }]
}

/** Section 61: an hour of overtime is paid at least one and a half times a normal one. */
function overtimePayFindings({ terms, days }: Work): Finding[] {
  const least = leastOvertimePay(terms, days)
  if (!terms.overtimePay || !least || terms.overtimePay >= least) return []
  if (days.every(({ overtimeMinutes }) => overtimeMinutes === 0)) return []
  const field = 'overtimePay'
  const params = { min: baht(least), pay: baht(terms.overtimePay), normal: baht(Math.floor((least * 2) / 3)) }
  return [{ rule: 'overtime_pay', field, params, dates: {}, mend: { field, value: least } }]
}

/** Shifts with less than an hour between them form one stretch of one person's work. */
function stretches({ terms, shifts }: Work): TimedShift[][] {
  if (areShiftsChosen(terms)) return shifts.map((shift) => [shift])
  const found: TimedShift[][] = []
  for (const shift of shifts) {
    const open = found.at(-1)
    const before = open?.at(-1)
    if (open && before && shift.start - before.end < timeLimits.rest) open.push(shift)
    else found.push([shift])
  }
  return found
}

/** Sections 27 and 46: an hour of rest after five hours of work, or after four where people under 18 are accepted. */
function restFindings(work: Work): Finding[] {
  const { isYoung } = work
  const limit = longestWithoutRest(isYoung)
  return stretches(work).flatMap((stretch): Finding[] => {
    const worked = sum(stretch, (shift) => shift.worked)
    const between = stretch.slice(1).map((shift, index) => shift.start - (stretch[index]?.end ?? 0))
    const rest = sum(stretch, (shift) => shift.rest) + sum(between, (gap) => Math.max(0, gap))
    const [longest] = stretch.toSorted((a, b) => b.worked - a.worked)
    if (!longest || worked <= limit || rest >= timeLimits.rest) return []
    const field = `shifts.${longest.position}.breakMinutes`
    const value = longest.rest + timeLimits.rest - rest
    const params = { hours: hours(worked), rest, limit: hours(limit), min: timeLimits.rest, value }
    return [{ rule: 'rest', field, params, dates: { day: longest.date }, mend: { field, value } }]
  })
}

/** Sections 23 and 26: weeks run from Monday to Sunday. One shift alone can never reach a weekly limit. */
function weekFindings({ terms, shifts, days }: Work): Finding[] {
  if (areShiftsChosen(terms)) return []
  const weeks = new Map<string, WorkDay[]>()
  for (const day of days) weeks.set(weekOf(day.date), [...(weeks.get(weekOf(day.date)) ?? []), day])
  return [...weeks].flatMap(([monday, ofWeek]): Finding[] => {
    const normal = sum(ofWeek, ({ normalMinutes }) => normalMinutes)
    const overtime = sum(ofWeek, ({ overtimeMinutes }) => overtimeMinutes)
    const last = ofWeek.at(-1)
    const lastLong = ofWeek.findLast(({ overtimeMinutes }) => overtimeMinutes > 0)
    const found: Finding[] = []
    if (last && normal > timeLimits.normalWeek) {
      const position = last.positions.at(-1) ?? 0
      found.push({
        rule: 'weekly_hours',
        field: `shifts.${position}.date`,
        params: { hours: hours(normal), max: hours(timeLimits.normalWeek) },
        dates: { monday, day: last.date },
        mend: { dropShift: position },
      })
    }
    if (lastLong && overtime > timeLimits.overtimeWeek) {
      found.push({
        rule: 'weekly_overtime',
        ...withoutOvertime(lastLong, shifts, { hours: hours(overtime), max: hours(timeLimits.overtimeWeek) }),
        dates: { monday, day: lastLong.date },
      })
    }
    return found
  })
}

/** The field and the change that reduce a long day to eight hours: its last shift ends earlier, or is dropped. */
function withoutOvertime(
  { positions, overtimeMinutes }: WorkDay,
  shifts: readonly TimedShift[],
  params: RuleParams,
) {
  const position = positions.at(-1) ?? 0
  const last = shifts.find((shift) => shift.position === position)
  const field = `shifts.${position}.endTime`
  if (!last || last.worked <= overtimeMinutes) return { field, params, mend: { dropShift: position } }
  const value = clockAt(last.end - overtimeMinutes)
  return { field, params: { ...params, value }, mend: { field, value } }
}

/** Sections 47 and 48: nobody under 18 works at night, overtime or on holidays. */
function youngFindings({ terms, shifts, days, isYoung }: Work): Finding[] {
  if (!isYoung) return []
  const find = (rule: LawRule, date: string | undefined): Finding[] =>
    date === undefined
      ? []
      : [
          {
            rule,
            field: 'minAge',
            params: { age: terms.minAge ?? adultAge, adult: adultAge },
            dates: { day: date },
            mend: { field: 'minAge', value: adultAge },
          },
        ]
  return [
    ...find('young_night', shifts.find((shift) => nightMinutes(shift) > 0)?.date),
    ...find('young_overtime', days.find(({ overtimeMinutes }) => overtimeMinutes > 0)?.date),
    ...find('young_holiday', days.find(isHoliday)?.date),
  ]
}

/** Sections 23, 24 and 61: people may refuse work beyond eight hours a day, and it costs more. */
function overtimeNotices({ terms, shifts, days }: Work, rested: readonly WorkDay[]): Finding[] {
  const rate = terms.overtimePay || leastOvertimePay(terms, days) || 0
  return rested
    .filter(({ overtimeMinutes }) => overtimeMinutes > 0)
    .map((day) => ({
      rule: 'overtime' as const,
      ...withoutOvertime(day, shifts, {
        hours: hours(day.normalMinutes + day.overtimeMinutes),
        overtime: hours(day.overtimeMinutes),
        rate: baht(rate),
      }),
      dates: { day: day.date },
    }))
}

/** Sections 29, 62 and 63: work on a holiday is paid twice, overtime on it three times. */
function holidayNotices({ terms, days }: Work): Finding[] {
  if (terms.paysHolidayRates) return []
  return days.flatMap((day): Finding[] => {
    const holiday = publicHoliday(day.date)
    if (!holiday) return []
    const field = `shifts.${day.positions[0] ?? 0}.date`
    const mend = { field: 'paysHolidayRates', value: true }
    return [{ rule: 'holiday', field, params: { holiday }, dates: { day: day.date }, mend }]
  })
}
