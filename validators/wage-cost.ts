import type { payUnits } from './job-post-terms'
import { publicHoliday } from './public-holidays'
import { areShiftsChosen, type ChoiceTerms, personDays, placesOf, type StaffedShift } from './shift-places'
import type { WorkDay } from './working-time'

export type WageTerms = ChoiceTerms & {
  /** Satang for one person per `payUnit`. */
  readonly payAmount?: number | null
  /** Satang for one person per hour of overtime; none means the least the law allows. */
  readonly overtimePay?: number | null
  /** Whether public holidays are paid as holidays: work twice, overtime three times. */
  readonly paysHolidayRates?: boolean | null
  readonly headcount?: number | null
  readonly shifts: readonly StaffedShift[]
}

/** What a post costs in wages; amounts are satang for everybody. */
export type WageCost = {
  /**
   * What `payAmount` is paid for: days, or minutes without overtime, of one person; 1 for pay by the job. Of everybody
   * together where people choose their shifts, since nobody's are the same.
   */
  readonly quantity: number
  readonly base: number
  /** For the hours beyond eight a day. */
  readonly overtime: number
  /** What working on public holidays adds to both. */
  readonly holiday: number
  readonly total: number
}

const sum = <Day extends WorkDay>(days: readonly Day[], of: (day: Day) => number) =>
  days.reduce((total, day) => total + of(day), 0)

const minutesOf = ({ normalMinutes }: WorkDay) => normalMinutes

/** Whether a day's work is on a public holiday. */
export const isHoliday = ({ date }: Pick<WorkDay, 'date'>): boolean => publicHoliday(date) !== undefined

/**
 * The least pay for an hour of overtime in satang, rounded up: one and a half times the pay of a normal hour, which
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

/** A day of work, and how many people do it. */
type StaffedDay = WorkDay & { readonly people: number }

/** The days of a post with their people; null while it is not known how many they are. */
function staffedDays(terms: WageTerms): StaffedDay[] | null {
  const days = personDays(terms).map((day) => ({
    ...day,
    people: placesOf(terms, terms.shifts[day.positions[0] ?? 0] ?? {}) ?? 0,
  }))
  return days.every(({ people }) => people > 0) ? days : null
}

/** What a whole post costs in wages; null while something it depends on is missing or wrong. */
export function wageCost(terms: WageTerms): WageCost | null {
  const { payUnit, payAmount, headcount, overtimePay, paysHolidayRates } = terms
  const days = staffedDays(terms)
  if (!payUnit || !payAmount || !days || (payUnit === 'job' && !headcount)) return null
  const quantity = areShiftsChosen(terms)
    ? sum(days, (day) => quantityOf(payUnit, [day]) * day.people)
    : quantityOf(payUnit, days)
  if (!quantity) return null
  const overtimeRate = overtimePay || leastOvertimePay(terms, days) || 0
  // One division, one rounding: what comes before it stays a whole number.
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
  // Holiday work is paid twice and overtime on it three times, which is its one and a half times twice over.
  const holiday = baseOf(holidays) + overtimeOf(holidays)
  return { quantity, base, overtime, holiday, total: base + overtime + holiday }
}

function quantityOf(payUnit: (typeof payUnits)[number], days: readonly WorkDay[]): number {
  if (payUnit === 'job') return 1
  return payUnit === 'day' ? days.length : sum(days, minutesOf)
}
