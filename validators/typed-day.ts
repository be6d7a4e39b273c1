import { workingAges } from './age'
import { commonYear, eraYears } from './buddhist-year'
import { latinDigits } from './digits'
import { monthNumber } from './month-names'
import { bangkokToday, isDate } from './rules'
import { violation } from './violation'

/** What a day is of: somebody's birth, or something near to today. */
export type DayOf = 'birth' | 'plan'

const monthNames = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
]

/** Fewer letters can begin two names, and are seldom meant as one. */
const leastLetters = 4

/** The month, 1 to 12, that some letters begin to name, such as กุมภาพัน; of English names the first three decide. 0 for none. */
function monthBegunBy(letters: string): number {
  if (letters.length < leastLetters) return 0
  if (/^[a-z]+$/.test(letters)) return monthNumber(letters.slice(0, 3))
  return monthNames.findIndex((name) => name.startsWith(letters)) + 1
}

/** The month, 1 to 12, of its number, its name or a beginning of that; 0 for none. */
function monthOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written)
  const name = written.replace(/[.\s]/g, '').toLowerCase()
  return monthNumber(name) || monthBegunBy(name.replace('กรกฏ', 'กรกฎ'))
}

/** Day, month and year as people write them: 10/05/2547, 10 5 47, 10052547, 10 พ.ค. 2547; and as programs do: 2004-05-10. */
const spellings = [
  /^(?:วันที่\s*)?(?<day>\d{1,2})[\s/.-]+(?<month>\d{1,2})[\s/.-]+(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/,
  /^(?:วัน[ก-๎]*ที่\s*)?(?<day>\d{1,2})[\s/.-]*(?<month>[ก-๎a-z][ก-๎a-z.]*(?:\s?[ก-๎]\.?)?)[\s/,-]*(?:[พค]\.?\s?ศ\.?\s*)?(?<year>\d{4}|\d{2})$/i,
]

const written = (year: number, month: number, day: number) =>
  [`${year}`.padStart(4, '0'), `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-')

const sorted = (years: readonly number[], nearest: (year: number) => number) =>
  years.toSorted((one, other) => nearest(one) - nearest(other))

/**
 * The year of the common era that two digits stand for; null where a birth in either era is likely. Of a plan it is the
 * nearest to today; of a birth the Buddhist year, unless that makes a child.
 */
function yearOfTwo(digits: number, of: DayOf, today: string): number | null {
  const thisYear = Number(today.slice(0, 4))
  const buddhist = 2_500 + digits - eraYears
  if (of === 'plan') {
    const [nearest = buddhist] = sorted([buddhist, 2_000 + digits], (year) => Math.abs(year - thisYear))
    return nearest
  }
  const isOld = (year: number) => thisYear - year >= workingAges.min && thisYear - year <= workingAges.max
  if (isOld(buddhist)) return isOld(2_000 + digits) ? null : buddhist
  return isOld(1_900 + digits) ? 1_900 + digits : null
}

/** A text in the signs of the spellings: without what is not seen, and with the dashes and slashes of any keyboard as ASCII ones. */
const plain = (typed: string): string =>
  latinDigits(typed)
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2044\u2215\uff0f]/g, '/')
    .replace(/\uff0e/g, '.')
    .trim()

const mostMonths = 12

type Read = { readonly day: string } | { readonly fault: string }

/** The day (YYYY-MM-DD) that somebody typed with a year of either era, or what is wrong with it, as an encoded violation. */
export function readDay(typed: string, of: DayOf = 'plan', today = bangkokToday()): Read {
  const text = plain(typed)
  const parts = spellings.map((spelling) => spelling.exec(text)?.groups).find((found) => found !== undefined)
  const month = monthOf(parts?.month ?? '')
  const date = Number(parts?.day)
  if (month > mostMonths) return { fault: violation('no_such_month', { month }) }
  if (!parts || month < 1 || date < 1) return { fault: violation('date') }
  const { year: said = '' } = parts
  const year = said.length === 2 ? yearOfTwo(Number(said), of, today) : commonYear(Number(said))
  if (year === null) return { fault: violation('year_in_full') }
  const day = written(year, month, date)
  if (isDate(day)) return { day }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const name = `${date} ${monthNames[month - 1]} ${year + eraYears}`
  return { fault: violation('no_such_day', { day: name, days }) }
}

/** The day (YYYY-MM-DD) that somebody typed; null for anything else. */
export function readTypedDay(typed: string, of: DayOf = 'plan'): string | null {
  const read = readDay(typed, of)
  return 'day' in read ? read.day : null
}

/**
 * The same day as it is written on cards and forms: 10/05/2547. What is no day stays as it was typed, as does a year of the
 * common era whose Buddhist one would be read otherwise.
 */
export function tidyTypedDay(typed: string, of: DayOf = 'plan'): string {
  const day = readTypedDay(typed, of)
  if (day === null) return typed
  const [year, month, date] = day.split('-')
  const buddhist = Number(year) + eraYears
  return commonYear(buddhist) === Number(year) ? `${date}/${month}/${buddhist}` : typed
}
