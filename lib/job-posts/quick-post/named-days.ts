import { type PublicHoliday, publicHoliday } from '@/validators/public-holidays'
import { dayNumber, daysFrom, dayText, monthOf, weekdayOf } from './calendar'
import type { Found, Line } from './line'

/** A day without a year lies at most this far ahead; further away it is more likely one that has passed. */
export const farthestDays = 183

/**
 * From Asalha Bucha (full moon of the eighth lunar month) to Loy Krathong (that of the twelfth): months of 30, 29, 30
 * and 29 days follow each other in the Thai lunar calendar, in leap years as well. So it was on 27 November 2023,
 * 15 November 2024 and 5 November 2025.
 */
const toLoyKrathong = 118

type Wanted = (day: string) => boolean

const holiday =
  (code: PublicHoliday): Wanted =>
  (day) =>
    publicHoliday(day) === code

const loyKrathong: Wanted = (day) => publicHoliday(dayText(dayNumber(day) - toLoyKrathong)) === 'asalha_bucha'

const onDate =
  (monthAndDay: string): Wanted =>
  (day) =>
    day.endsWith(monthAndDay)

const secondSaturdayOfJanuary: Wanted = (day) =>
  /-01-(?:0[89]|1[0-4])$/.test(day) && weekdayOf(dayNumber(day)) === 5

/** What days are called that are the same for everybody. Bare "new year" is not here: it is an evening or some days. */
const namedDays: readonly (readonly [source: string, wanted: Wanted])[] = [
  ['วันพ่อ(แห่งชาติ)?', holiday('father')],
  ['วันเด็ก(แห่งชาติ)?', secondSaturdayOfJanuary],
  ['วันแม่(แห่งชาติ)?(?!ค้า)', holiday('mother')],
  ['วัน(ขึ้น)?ปีใหม่(ไทย)?', holiday('new_year')],
  ['(วัน|คืน)?(สิ้นปี|ข้ามปี|ส่งท้ายปี(เก่า)?)|เค[้]?า[ทต]์?\\s?ดาวน?์?|count\\s?down', holiday('new_year_eve')],
  ['(วัน)?สงกรานต์?', holiday('songkran')],
  ['(วัน)?ลอยกระทง', loyKrathong],
  ['วันแรงงาน(แห่งชาติ)?', holiday('labour')],
  ['วันรัฐธรรมนูญ', holiday('constitution')],
  ['วันจักรี', holiday('chakri')],
  ['วันฉัตรมงคล', holiday('coronation')],
  ['วันปิยะ(มหาราช)?', holiday('chulalongkorn')],
  ['(วัน)?วิสาขบูชา', holiday('visakha_bucha')],
  ['(วัน)?มาฆบูชา', holiday('makha_bucha')],
  ['(วัน)?อาสาฬหบูชา', holiday('asalha_bucha')],
  ['(วัน)?เข้าพรรษา', holiday('buddhist_lent')],
  ['(วัน)?คริสต์?มาสอีฟ', onDate('12-24')],
  ['(วัน)?คริสต์?มาส', onDate('12-25')],
  ['(วัน)?วาเลนไทน์', onDate('02-14')],
]

const readers = namedDays.map(([source, wanted]) => [new RegExp(`^(${source})$`), wanted] as const)

/** The source of every name of a day. */
export const nameOfDay = namedDays.map(([source]) => source).join('|')

/** Words before a name that make it a time around the day, or a feast that is held on any day. */
const around =
  /(?:ช่วง|ก่อน|หลัง|ใกล้|งาน|เลี้ยง|เงิน|โบนัส|เทศกาล|ปาร์ตี้|ธีม|ของขวัญ|กระเช้า|ตลาด|ตลอด|เดือน|ต้อนรับ|โปร|ฉลอง|ชุด|เสื้อ|เค้ก|คุ้?กกี้|ดอกไม้|พวงมาลัย|กระทง|สินค้า|การ์ด|คอนเสิร์ต)\s*(?:วัน)?$/

/** Before a day that work or a feast is called after. */
const feast = /งาน\s*$/

/** Whether a name stands for something that is held on or around the day. */
export const isOccasion = (line: Line, { start }: Found) => around.test(line.typed.slice(0, start))

/** What a name without the word for "day" stands after where it is one: elsewhere it is part of another word. */
const free = /(?:^|[^ก-๎a-z]|นี้|ค่ะ|ครับ|รับ|หา|ขอ|ทำ|คน|ว่าง|และ|กับ|ถึง|ยัน|เฉพาะ|คืน|วัน)$/

/**
 * The next days of a name found in a line, days since 1970 ascending, at most half a year ahead; null where the
 * calendar does not know them, where they have begun, and where the words in front of the name make it no day.
 */
export function daysNamed(line: Line, found: Found, today: number): number[] | null {
  const { name = '' } = found.groups
  const isFree = /^(?:วัน|คืน)/.test(name) || free.test(line.before(found))
  const before = line.typed.slice(0, found.start)
  if (!isFree || (around.test(before) && !(feast.test(before) && /^วัน(?!.*ปี)/.test(name)))) return null
  const wanted = readers.find(([reader]) => reader.test(name))?.[1]
  if (!wanted) return null
  const isIt = (day: number) => wanted(dayText(day))
  const first = daysFrom(today, today + farthestDays).find(isIt)
  if (first === undefined || isIt(first - 1)) return null
  const end = daysFrom(first, first + 6).find((day) => !isIt(day)) ?? first + 1
  return daysFrom(first, end - 1)
}

/** Days of the month among days, where the list of them is part of those ("Songkran 13-14"). */
export function narrowed(days: readonly number[], listed: readonly number[]): readonly number[] | null {
  const chosen = days.filter((day) => listed.includes(monthOf(day).day))
  return chosen.length === listed.length ? chosen : null
}
