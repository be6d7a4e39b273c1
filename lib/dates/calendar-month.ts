import { locale, timeZone } from '@/lib/i18n/locale'
import { addDays } from '@/validators/shift-days'

/** Days are YYYY-MM-DD; a week begins on Sunday, as in Thai calendars. */

const inThai = new Intl.DateTimeFormat(`${locale}-TH-u-ca-buddhist`, {
  timeZone,
  month: 'long',
  year: 'numeric',
})
const nameOf = (weekday: 'narrow' | 'long') => new Intl.DateTimeFormat(locale, { timeZone, weekday })

const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`)

/** The month of a day in the Buddhist calendar, "พฤศจิกายน 2569", without the era name that some engines add. */
export function formatMonth(day: string): string {
  return inThai
    .formatToParts(noonOf(day))
    .flatMap(({ type, value }) => (type === 'month' || type === 'year' ? [value] : []))
    .join(' ')
}

const aSunday = '2026-11-01'

/** Names of the days of the week, from Sunday: "อา" and "วันอาทิตย์". */
export const weekdayNames = Array.from({ length: 7 }, (_, days) => {
  const day = noonOf(addDays(aSunday, days))
  return { short: nameOf('narrow').format(day).replace(/\.$/, ''), long: nameOf('long').format(day) }
})

/** Days since Sunday. */
export const daysIntoWeek = (day: string): number => noonOf(day).getUTCDay()

const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same day a number of months later, or earlier; in a shorter month its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = lengthOf(first.getUTCFullYear(), first.getUTCMonth() + 1)
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last) - 1)
}

/** The weeks of the month of a day; null for days of another month. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`
  const [year = 0, month = 0] = first.split('-').map(Number)
  const days = Array.from({ length: lengthOf(year, month) }, (_, index) => addDays(first, index))
  const before = daysIntoWeek(first)
  const weeks = Math.ceil((before + days.length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => days[week * 7 + weekday - before] ?? null),
  )
}
