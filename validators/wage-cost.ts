import type { payUnits } from './job-post-terms'
import { publicHoliday } from './public-holidays'
import { type ShiftTerms, type WorkDay, workDays } from './working-time'

export type WageTerms = {
  readonly payUnit?: (typeof payUnits)[number] | null
  /** Satang for one person per `payUnit`. */
  readonly payAmount?: number | null
  /** Satang for one person per hour of overtime; none means the least the law allows. */
  readonly overtimePay?: number | null
  /** Whether public holidays are paid as holidays: work twice, overtime three times. */
  readonly paysHolidayRates?: boolean | null
  readonly headcount?: number | null
  readonly shifts: readonly ShiftTerms[]
}

/** What a post costs in wages; amounts are satang for everybody. */
export type WageCost = {
  /** What `payAmount` is paid for: days, or minutes without overtime, of one person; 1 for pay by the job. */
  readonly quantity: number
  readonly base: number
  /** For the hours beyond eight a day. */
  readonly overtime: number
  /** What working on public holidays adds to both. */
  readonly holiday: number
  readonly total: number
}

const sum = (days: readonly WorkDay[], minutes: 'normalMinutes' | 'overtimeMinutes') =>
  days.reduce((total, day) => total + day[minutes], 0)

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
  const minutes = sum(days, 'normalMinutes')
  return minutes > 0 ? Math.ceil((payAmount * 90) / minutes) : null
}

/** What a whole post costs in wages; null while something it depends on is missing or wrong. */
export function wageCost(terms: WageTerms): WageCost | null {
  const { payUnit, payAmount, headcount, overtimePay, paysHolidayRates, shifts } = terms
  if (!payUnit || !payAmount || !headcount) return null
  const days = workDays(shifts)
  const quantity = quantityOf(payUnit, days)
  if (!quantity) return null
  const overtimeRate = overtimePay || leastOvertimePay(terms, days) || 0
  // One division, one rounding: what comes before it stays a whole number.
  const forEverybody = (satang: number, parts = 1) => Math.round((satang * headcount) / parts)
  const baseOf = (part: readonly WorkDay[]) => {
    if (payUnit === 'day') return forEverybody(payAmount * part.length)
    if (payUnit === 'hour') return forEverybody(payAmount * sum(part, 'normalMinutes'), 60)
    return forEverybody(payAmount * sum(part, 'normalMinutes'), sum(days, 'normalMinutes') || 1)
  }
  const overtimeOf = (part: readonly WorkDay[]) =>
    forEverybody(overtimeRate * sum(part, 'overtimeMinutes'), 60)
  const base = payUnit === 'job' ? forEverybody(payAmount) : baseOf(days)
  const overtime = overtimeOf(days)
  const holidays = paysHolidayRates ? days.filter(isHoliday) : []
  // Holiday work is paid twice and overtime on it three times, which is its one and a half times twice over.
  const holiday = baseOf(holidays) + overtimeOf(holidays)
  return { quantity, base, overtime, holiday, total: base + overtime + holiday }
}

function quantityOf(payUnit: (typeof payUnits)[number], days: readonly WorkDay[]): number {
  if (payUnit === 'job') return 1
  return payUnit === 'day' ? days.length : sum(days, 'normalMinutes')
}
