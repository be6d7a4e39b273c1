import type { payUnits } from './job-post-terms'
import { publicHoliday } from './public-holidays'
import { areShiftsChosen, type ChoiceTerms, personDays, placesOf, type StaffedShift } from './shift-places'
import type { WorkDay } from './working-time'

export type WageTerms = ChoiceTerms & {
  /** Satang for one person per `payUnit`. */
  readonly payAmount?: number | null
  /** Satang for one person per hour of overtime; when blank, the legal minimum applies. */
  readonly overtimePay?: number | null
  /** Whether public holidays are paid as holidays: work twice, overtime three times. */
  readonly paysHolidayRates?: boolean | null
  readonly headcount?: number | null
  readonly shifts: readonly StaffedShift[]
}

/** What a post costs in wages; amounts are satang for all people together. */
export type WageCost = {
  /**
   * The units `payAmount` is paid for: days, or minutes without overtime, of one person; 1 for pay by the job. Where
   * people choose their shifts it is the sum over all people, since each may work different shifts.
   */
  readonly quantity: number
  readonly base: number
  /** For the hours beyond eight a day. */
  readonly overtime: number
  /** What working on public holidays adds to `base` and `overtime`. */
  readonly holiday: number
  readonly total: number
}

const sum = <Day extends WorkDay>(days: readonly Day[], of: (day: Day) => number) =>
  days.reduce((total, day) => total + of(day), 0)

const minutesOf = ({ normalMinutes }: WorkDay) => normalMinutes

/** Whether a day's work is on a public holiday. */
export const isHoliday = ({ date }: Pick<WorkDay, 'date'>): boolean => publicHoliday(date) !== undefined

/**
 * The minimum pay for an hour of overtime in satang, rounded up: one and a half times the pay of a normal hour, which
 * for pay by the day is an eighth of it (Labour Protection Act B.E. 2541, sections 61 and 68). Null while unknown.
 */
export function leastOvertimePay(
  { payUnit, payAmount }: Pick<WageTerms, 'payUnit' | 'payAmount'>,
  days: readonly WorkDay[],
): number | null {
  if (!payUnit || !payAmount) return null
  if (payUnit === 'hour') return Math.ceil((payAmount * 3) / 2)
  if (payUnit === 'day') return Math.ceil((payAmount * 3) / 16)
  const minutes = sum(days, minutesOf)
  return minutes > 0 ? Math.ceil((payAmount * 90) / minutes) : null
}

type StaffedDay = WorkDay & { readonly people: number }

/** The days of a post with their number of people; null while one of these is unknown. */
function staffedDays(terms: WageTerms): StaffedDay[] | null {
  const days = personDays(terms).map((day) => ({
    ...day,
    people: placesOf(terms, terms.shifts[day.positions[0] ?? 0] ?? {}) ?? 0,
  }))
  return days.every(({ people }) => people > 0) ? days : null
}

/** The wages of a whole post; null while a value they depend on is missing or wrong. */
export function wageCost(terms: WageTerms): WageCost | null {
  const { payUnit, payAmount, headcount, overtimePay, paysHolidayRates } = terms
  const days = staffedDays(terms)
  if (!payUnit || !payAmount || !days || (payUnit === 'job' && !headcount)) return null
  const quantity = areShiftsChosen(terms)
    ? sum(days, (day) => quantityOf(payUnit, [day]) * day.people)
    : quantityOf(payUnit, days)
  if (!quantity) return null
  const overtimeRate = overtimePay || leastOvertimePay(terms, days) || 0
  // Divided and rounded once, at the end, so that everything before it is a whole number.
  const baseOf = (part: readonly StaffedDay[]) => {
    if (payUnit === 'day') return payAmount * sum(part, ({ people }) => people)
    const worked = payAmount * sum(part, ({ normalMinutes, people }) => normalMinutes * people)
    return Math.round(worked / (payUnit === 'hour' ? 60 : sum(days, minutesOf) || 1))
  }
  const overtimeOf = (part: readonly StaffedDay[]) =>
    Math.round((overtimeRate * sum(part, ({ overtimeMinutes, people }) => overtimeMinutes * people)) / 60)
  const base = payUnit === 'job' ? payAmount * (headcount ?? 0) : baseOf(days)
  const overtime = overtimeOf(days)
  const holidays = paysHolidayRates ? days.filter(isHoliday) : []
  // Holiday work is paid twice, and overtime on a holiday three times, which is twice its usual one and a half times.
  const holiday = baseOf(holidays) + overtimeOf(holidays)
  return { quantity, base, overtime, holiday, total: base + overtime + holiday }
}

function quantityOf(payUnit: (typeof payUnits)[number], days: readonly WorkDay[]): number {
  if (payUnit === 'job') return 1
  return payUnit === 'day' ? days.length : sum(days, minutesOf)
}
