import { locale, timeZone } from '@/lib/i18n/locale'
import { momentOf } from './format-thai'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${locale}-TH-u-ca-buddhist`, { timeZone, ...options })

/** Made when they are first needed: each costs a slow phone some ten milliseconds. */
let dayMonthYear: Intl.DateTimeFormat | undefined
let weekdayToo: Intl.DateTimeFormat | undefined

/** The formatted text without the era name that some engines add ("พ.ศ."). */
function withoutEra(formatter: Intl.DateTimeFormat, day: Date | string): string {
  return formatter
    .formatToParts(momentOf(day))
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .trim()
}

/** A day in full: "วันศุกร์ที่ 20 พฤศจิกายน 2569". */
export function formatLongDay(day: Date | string): string {
  weekdayToo ??= format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return withoutEra(weekdayToo, day)
}

/** A date as in documents: "20 พฤศจิกายน 2569". */
export function formatDate(day: Date | string): string {
  dayMonthYear ??= format({ day: 'numeric', month: 'long', year: 'numeric' })
  return withoutEra(dayMonthYear, day)
}
