import { locale } from '@/lib/i18n/locale'
import { currentTime } from '@/validators/clock'
import type { Period } from '@/validators/retention'

const weekdays = 'อา จ อ พ พฤ ศ ส'.split(' ')
const months = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ')

/** Thailand is seven hours ahead of UTC all year: this Date has the Thai day and time as its UTC ones. */
const inThailand = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000)

/** A text that names a moment rather than a day: before seven in the morning it lies on another day in London. */
const isInstant = /T.+(?:Z|[+-]\d\d:\d\d)$/

/** A moment, as `Date` or ISO text, or a moment inside a plain YYYY-MM-DD in Thailand. */
export function momentOf(day: Date | string): Date {
  if (typeof day !== 'string') return day
  return new Date(isInstant.test(day) ? day : `${day.slice(0, 10)}T12:00:00+07:00`)
}

/**
 * A day as "ศ. 20 พ.ย. 2569". Takes a moment (shown as its day in Thailand) or YYYY-MM-DD. Most pages show days, and
 * without the engine's formatters, of which the first takes a slow phone 50 ms.
 */
export function formatDay(day: Date | string): string {
  const there = inThailand(momentOf(day))
  const date = `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear() + 543}`
  return `${weekdays[there.getUTCDay()]}. ${date}`
}

/** A day without its year: "ศ. 20 พ.ย.". */
export const shortDay = (day: Date | string): string => formatDay(day).replace(/ \d{4}$/, '')

/** A day in two short parts, for a leaf of a calendar: "ศ." and "20". */
export function leafOf(day: Date | string): { readonly weekday: string; readonly day: number } {
  const there = inThailand(momentOf(day))
  return { weekday: `${weekdays[there.getUTCDay()]}.`, day: there.getUTCDate() }
}

/** A moment's time of day in Thailand: "14:05". */
export function formatClock(moment: Date): string {
  return inThailand(moment).toISOString().slice(11, 16)
}

/** Whole days in Thailand from one moment to a later one; 0 means the same day. */
export function daysUntil(later: Date | string, now: Date = currentTime()): number {
  const dayNumber = (day: Date) => Math.floor(inThailand(day).getTime() / 86_400_000)
  return dayNumber(momentOf(later)) - dayNumber(now)
}

/** When something was, as the parts of a sentence: how many days ago in Thailand, its day and its time. */
export const pastParts = (at: Date) => ({ days: -daysUntil(at), day: formatDay(at), time: formatClock(at) })

/** A length of time in words: "24 ชั่วโมง", "2 ปี". */
export function formatPeriod({ count, unit }: Period): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
