import { locale, timeZone } from '@/lib/i18n/locale'
import type { Period } from '@/validators/retention'

const calendar = `${locale}-TH-u-ca-buddhist`
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(calendar, { timeZone, ...options })

const weekday = format({ weekday: 'narrow' })
const dayMonthYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
const fullDayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
const longDayMonthYear = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** The day of a `Date` in Thailand, or a plain YYYY-MM-DD, as a moment inside that day. */
function momentOf(day: Date | string): Date {
  return typeof day === 'string' ? new Date(`${day.slice(0, 10)}T12:00:00+07:00`) : day
}

/** The formatted text without the era name that some engines add ("พ.ศ."). */
function withoutEra(formatter: Intl.DateTimeFormat, moment: Date): string {
  return formatter
    .formatToParts(moment)
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .trim()
}

/** A day as "ศ. 20 พ.ย. 2569". Takes a moment (shown as its day in Thailand) or YYYY-MM-DD. */
export function formatDay(day: Date | string): string {
  const moment = momentOf(day)
  return `${weekday.format(moment).replace(/\.$/, '')}. ${withoutEra(dayMonthYear, moment)}`
}

/** A day in full: "วันศุกร์ที่ 20 พฤศจิกายน 2569". */
export function formatLongDay(day: Date | string): string {
  return withoutEra(longDayMonthYear, momentOf(day))
}

/** A date as in documents: "20 พฤศจิกายน 2569". */
export function formatDate(day: Date | string): string {
  return withoutEra(fullDayMonthYear, momentOf(day))
}

/** A moment's time of day in Thailand: "14:05". */
export function formatClock(moment: Date): string {
  return clock.format(moment)
}

/** Whole days in Thailand from one moment to a later one; 0 means the same day. */
export function daysUntil(later: Date | string, now: Date = new Date()): number {
  const dayNumber = (day: Date) => Math.floor((day.getTime() + 7 * 3_600_000) / 86_400_000)
  return dayNumber(momentOf(later)) - dayNumber(now)
}

/** A length of time in words: "24 ชั่วโมง", "2 ปี". */
export function formatPeriod({ count, unit }: Period): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
