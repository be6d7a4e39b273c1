import { dayNumber, dayOf, daysFrom, dayText, mondayOf, monthOf, weekdayOf } from './calendar'
import { type Found, type Line, pattern, type Stretch } from './line'
import { readNumber, smallNumber } from './numbers'

/** As many days as one post can have. */
const maxDays = 60
/** A repetition without an end ("every Monday") is read as this many weeks. */
const repeatedWeeks = 4
/** A day without a year lies at most this far ahead; further away it is more likely one that has passed. */
const farthestDays = 183

const months = [
  'มกรา(?:คม)?|ม\\.?\\s?ค',
  'กุมภา(?:พันธ์)?|ก\\.?\\s?พ',
  'มีนา(?:คม)?|มี\\.?\\s?ค',
  'เมษา(?:ยน)?|เม\\.?\\s?ย',
  'พฤษภา(?:คม)?|พ\\.?\\s?ค',
  'มิถุนา(?:ยน)?|มิ\\.?\\s?ย',
  'กร[กฎ]?[ฎฏ]า(?:คม)?|ก\\.?\\s?ค',
  'สิงหา(?:คม)?|ส\\.?\\s?ค',
  'กันยา(?:ยน)?|ก\\.?\\s?ย',
  'ตุลา(?:คม)?|ต\\.?\\s?ค',
  'พฤศ?[จษ]ิกา(?:ยน)?|พ\\.?\\s?ย',
  'ธันวา(?:คม)?|ธ\\.?\\s?ค',
]
const month = `(?<month>(?:${months.join('|')})(?:\\.|(?![ก-๎])|(?<=[าน]|คม|ธ์)))`
const monthReaders = months.map((source) => new RegExp(`^(?:${source})\\.?$`))

const weekdays = ['จันทร์?', 'อังคาร', 'พุธ', 'พฤหัส(?:บดี|ฯ)?', '(?:ศุกร์?|สุกร์?)', 'เสาร์?', 'อาทิต(?:ย์?)?']
const shortWeekdays = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา']
const weekday = `(?:${weekdays.join('|')})`
const shortWeekday = '(?:พฤ|อา|จ|อ|พ|ศ|ส)'
const weekdayReaders = weekdays.map((source) => new RegExp(`^${source}$`))

const day = '(?<![\\d.,:/])(?:0?[1-9]|[12]\\d|3[01])(?!\\d)'
const dayList = `(?<days>${day}(?:\\s*(?:-|ถึง|,|และ|กับ|&|\\+)\\s*(?:วันที่\\s*)?(?:0?[1-9]|[12]\\d|3[01])(?!\\d))*)`
const year = `(?:\\s*(?:พ\\.?\\s?ศ\\.?|ค\\.?\\s?ศ\\.?|ปี)?\\s*(?<year>25\\d\\d|20\\d\\d|(?:2[5-9]|6[5-9]|7\\d)(?![\\d.:,]|\\s*(?:คน|ตำแหน่ง|อัตรา|บาท|\\/)))(?!\\d))?`
const which = '(?<which>นี้|หน้า)'
const week = '(?:สัปดาห์|อาทิตย์)'

type Context = { readonly today: number }
/** Day numbers; null where something is said that does not name days for sure. */
type Days = readonly number[] | null

type Reader = readonly [wanted: RegExp, read: (found: Found, context: Context) => Days]

const readers: readonly Reader[] = [
  [
    pattern('(?<!\\d)(?<year>2[05]\\d\\d)-(?<month>\\d{1,2})-(?<day>\\d{1,2})(?!\\d)'),
    ({ groups }, context) => calendarDays(groups.day, Number(groups.month), groups.year, context),
  ],
  [
    pattern('(?<!\\d)(?<day>\\d{1,2})-(?<month>\\d{1,2})-(?<year>2[05]\\d\\d)(?!\\d)'),
    ({ groups }, context) => calendarDays(groups.day, Number(groups.month), groups.year, context),
  ],
  [
    pattern(
      `(?:(?:วัน\\s*)?(?<weekday>${weekday}|${shortWeekday}\\.)\\s*(?:ที่)?\\s*)?(?:วันที่|ที่)?\\s*${dayList}\\s*(?:เดือน\\s*)?${month}${year}`,
    ),
    ({ groups }, context) => {
      const number = monthReaders.findIndex((reader) => reader.test(groups.month ?? '')) + 1
      return onWeekday(calendarDays(groups.days, number, groups.year, context), groups.weekday)
    },
  ],
  [
    pattern(
      `(?:(?:วัน\\s*)?(?<weekday>${weekday}|${shortWeekday}\\.)\\s*(?:ที่)?\\s*)?(?:วันที่|ที่)?\\s*(?<days>${day}(?:\\s*-\\s*(?:0?[1-9]|[12]\\d|3[01])(?!\\d))?)\\s*\\/\\s*(?<month>1[0-2]|0?[1-9])(?![\\d.,]\\d|\\d)(?:\\s*\\/\\s*(?<year>25\\d\\d|20\\d\\d|\\d\\d)(?!\\d))?`,
    ),
    ({ groups }, context) =>
      onWeekday(calendarDays(groups.days, Number(groups.month), groups.year, context), groups.weekday),
  ],
  [
    pattern(
      `(?:(?:วัน\\s*)?(?<weekday>${weekday})\\s*(?:วัน)?ที่|วันที่)\\s*${dayList}(?:\\s*(?:เดือน)\\s*${which})?(?!\\s*(?:คน|บาท|โมง|ทุ่ม|น\\.|${week}))`,
    ),
    ({ groups }, context) => onWeekday(daysOfMonth(groups.days, groups.which, context), groups.weekday),
  ],
  [pattern('วันนี้|คืนนี้|เย็นนี้|บ่ายนี้|เช้านี้|ค่ำนี้'), (_, { today }) => [today]],
  [pattern('พร?[ุู][่้]?[งฃ]\\s*นี[้่]?|(?<![ก-๎])พน\\.?(?![ก-๎])'), (_, { today }) => [today + 1]],
  [pattern('มะ?รืน(?:\\s*นี้)?|มารืน(?:นี้)?'), (_, { today }) => [today + 2]],
  [pattern('มะเรื่อง(?:\\s*นี้)?'), (_, { today }) => [today + 3]],
  [
    pattern(`อีก\\s*(?<count>${smallNumber})\\s*วัน`),
    ({ groups }, { today }) => {
      const count = readNumber(groups.count ?? '')
      return count === null ? null : [today + count]
    },
  ],
  [
    pattern(
      `(?<every>ทุก\\s*)?(?:(?<ahead>${week}(?:นี้|หน้า))\\s*(?:วัน)?(?=จ|อ|พ|ศ|ส|เ))?(?<day>วัน\\s*)?(?<week>${weekday}(?:\\s*(?:-|ถึง|,|และ|กับ|&|\\/)?\\s*(?:วัน\\s*)?${weekday})*)(?:\\s*(?<behind>${week}?\\s*(?:นี้|หน้า)))?(?:\\s*(?:ของ|ใน|ตลอด)*เดือน\\s*(?:${month}|(?<whichMonth>นี้|หน้า)))?`,
    ),
    weekdaysOf,
  ],
  [
    pattern(
      `(?<every>ทุก\\s*)?(?<![ก-๎])(?<week>${shortWeekday}\\.?(?:\\s*[-,/]\\s*${shortWeekday}\\.?)+|${shortWeekday}\\.(?:\\s*${shortWeekday}\\.)+)(?![ก-๎])(?:\\s*(?<behind>${week}?\\s*(?:นี้|หน้า)))?`,
    ),
    weekdaysOf,
  ],
  [
    pattern(`(?:ทั้ง|ตลอด)${week}${which}`),
    ({ groups }, { today }) => {
      const monday = mondayOf(today) + (groups.which === 'หน้า' ? 7 : 0)
      return daysFrom(Math.max(monday, today), monday + 6)
    },
  ],
  [
    pattern(`${week}${which}|ทุกวัน(?!ละ)|(?:ต้น|กลาง|ปลาย|สิ้น)เดือน(?:นี้|หน้า)?|เดือนหน้า|เดือนนี้|สิ้นปี|ปีใหม่`),
    () => null,
  ],
]

const notTheJob =
  /(?:ปิดรับ(?:สมัคร)?|สมัคร(?:ได้)?(?:ถึง|ภายใน|ก่อน)|ภายใน|ก่อน|จ่าย(?:เงิน)?(?:ทุก)?|โอน(?:เงิน)?|สัมภาษณ์)\s*(?:วัน)?\s*$/

type Item = Stretch & { readonly days: Days }

/**
 * Reads the days of the work as YYYY-MM-DD, ascending, at most 60: named by the calendar, by weekday, or counted from
 * `today`. Empty where none is named for sure, or one of them has passed.
 */
export function readDates(line: Line, today: string): string[] {
  const context = { today: dayNumber(today) }
  const items = itemsIn(line, context)
  if (items.length === 0) return []
  const days = lasting(line, items, inRanges(line, items))
  const isKnown = days !== null && days.length > 0 && days.length <= maxDays
  const isClear = isKnown && days.every((number) => number >= context.today)
  for (const item of items) line.take('date', item, isClear)
  return isClear ? days.map(dayText) : []
}

/** What names days, in the order of the line; deadlines and paydays are taken out. */
function itemsIn(line: Line, context: Context): Item[] {
  const items: Item[] = []
  for (const [wanted, read] of readers) {
    for (const found of line.find(wanted)) {
      if (items.some((other) => found.start < other.end && other.start < found.end)) continue
      if (notTheJob.test(line.before(found))) line.skip(found)
      else items.push({ start: found.start, end: found.end, days: read(found, context) })
    }
  }
  return items.sort((a, b) => a.start - b.start)
}

const through = /^\s*(?:-+|ถึง|จนถึง|ไปถึง|ยัน)\s*$/
const either = /^\s*หรือ\s*$/

/** All days together; "from … to" between two single days means those between them as well. */
function inRanges(line: Line, items: readonly Item[]): Days {
  const all = new Set<number>()
  for (const [index, item] of items.entries()) {
    if (!item.days) return null
    for (const number of item.days) all.add(number)
    const next = items[index + 1]
    if (!next) continue
    const between = line.between(item, next)
    if (either.test(between)) return null
    if (!through.test(between)) continue
    const [first, last] = [item.days.at(-1), next.days?.[0]]
    if (first === undefined || last === undefined || last < first || last - first > maxDays) return null
    for (const number of daysFrom(first, last)) all.add(number)
  }
  return [...all].sort((a, b) => a - b)
}

const length = pattern(`(?<!ละ\\s*|อีก\\s*|\\/\\s*)(?<count>${smallNumber})\\s*วัน(?!ละ|ที่|นี้|\\/)`)

/** "Three days" after a single first day are that one and the two that follow; elsewhere it has to agree. */
function lasting(line: Line, items: readonly Item[], days: Days): Days {
  const [found, second] = line
    .find(length)
    .filter((stretch) => !items.some((item) => overlaps(item, stretch)))
  const end = items.at(-1)
  if (end && /^\s*เป็นต้นไป/.test(line.after(end))) return null
  if (!found || second || !days) return days
  const count = readNumber(found.groups.count ?? '')
  const [first] = days
  const isFit = count !== null && (days.length === 1 || days.length === count)
  line.take('date', found, isFit)
  if (!isFit || first === undefined || count === null) return null
  return days.length === 1 ? daysFrom(first, first + count - 1) : days
}

const overlaps = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end

/** Numbers of days in a list with ranges: "5-7", "5, 6 and 9". */
function listed(list = ''): number[] | null {
  const numbers: number[] = []
  let isRange = false
  for (const [part] of list.matchAll(/\d+|-|ถึง/g)) {
    const number = Number(part)
    if (Number.isNaN(number)) isRange = true
    else {
      const previous = numbers.at(-1)
      if (isRange && previous !== undefined) {
        if (number <= previous) return null
        numbers.push(...daysFrom(previous + 1, number))
      } else numbers.push(number)
      isRange = false
    }
  }
  return numbers
}

/** Days of a month; without a year the next time that they come, if that is not far away. */
function calendarDays(
  list: string | undefined,
  number: number,
  written: string | undefined,
  { today }: Context,
): Days {
  const days = listed(list)
  if (!days || number < 1 || number > 12) return null
  const here = monthOf(today).year
  const years = written ? yearsMeant(Number(written), here) : [here, here + 1]
  for (const candidate of years) {
    const found = days.map((each) => dayOf(candidate, number, each))
    if (!found.every((each) => each !== null)) continue
    const [first = 0] = found
    if (written) return found
    if (first >= today) return first - today <= farthestDays ? found : null
  }
  return null
}

/** The calendar year of one written in the Buddhist era (2569, 69) or not (2026, 26). */
function yearsMeant(written: number, here: number): number[] {
  if (written >= 2_400) return [written - 543]
  if (written >= 100) return [written]
  const near = (candidate: number) => Math.abs(candidate - here) <= 2
  return [2_500 + written - 543, 2_000 + written].filter(near)
}

/** "The 5th", of this month while it lies ahead, else of the next; or of the month that is named. */
function daysOfMonth(list: string | undefined, named: string | undefined, { today }: Context): Days {
  const days = listed(list)
  if (!days) return null
  const start = monthOf(today)
  const isNext = named ? named === 'หน้า' : (days[0] ?? 0) < start.day
  const target = isNext ? start.month + 1 : start.month
  const found = days.map((each) =>
    dayOf(target > 12 ? start.year + 1 : start.year, target > 12 ? 1 : target, each),
  )
  return found.every((each) => each !== null) ? found : null
}

/** A date that names its weekday has to fall on it. */
function onWeekday(days: Days, named: string | undefined): Days {
  if (!named || !days) return days
  return days[0] !== undefined && weekdayOf(days[0]) === weekdayNumber(named) ? days : null
}

const weekdayNumber = (word: string) => {
  const full = weekdayReaders.findIndex((reader) => reader.test(word))
  return full >= 0 ? full : shortWeekdays.indexOf(word.replace('.', ''))
}

/** Weekdays of this week, of the next, or those that come next; repeated, of the weeks to come or of a month. */
function weekdaysOf({ groups }: Found, { today }: Context): Days {
  const { ahead = '', behind = '', every } = groups
  const named = namedWeekdays(groups.week ?? '')
  if (!named) return null
  if (every || groups.month || groups.whichMonth) return repeated(named, groups, today)
  // Without the word for "day" this speaks of a week.
  if (/^อาทิต\S*$/.test(groups.week ?? '') && behind && !groups.day) return null
  const monday = mondayOf(today)
  const isNext = (ahead + behind).includes('หน้า')
  if (isNext) return named.map((each) => monday + 7 + each)
  const first = named[0] ?? 0
  const isThis = (ahead + behind).includes('นี้')
  if (isThis) {
    const days = named.map((each) => monday + each + (named.length > 1 && each < first ? 7 : 0))
    return days.every((each) => each >= today) ? days : null
  }
  // "Saturday" on a Saturday may be today and may be in a week.
  if (named.includes(weekdayOf(today)) && named.length === 1) return null
  const start = today + ((first - weekdayOf(today) + 7) % 7)
  return named.map((each) => start + ((each - first + 7) % 7))
}

/** The weekdays of a list, ranges filled in: Friday to Sunday is 4, 5, 6. */
function namedWeekdays(list: string): number[] | null {
  const words = Array.from(
    list.matchAll(new RegExp(`${weekday}|${shortWeekday}(?![ก-๎])|-|ถึง`, 'g')),
    ([word]) => word,
  )
  const named: number[] = []
  let isRange = false
  for (const word of words) {
    const number = weekdayNumber(word)
    if (number < 0) {
      isRange = true
      continue
    }
    const previous = named.at(-1)
    if (isRange && previous !== undefined) {
      for (let each = previous; each !== number; ) {
        each = (each + 1) % 7
        named.push(each)
      }
    } else named.push(number)
    isRange = false
  }
  return named.length > 0 && new Set(named).size === named.length ? named : null
}

/** Weekdays of the four weeks from today on, or those that are left of a month. */
function repeated(named: readonly number[], groups: Found['groups'], today: number): Days {
  const days =
    groups.month || groups.whichMonth
      ? monthMeant(groups, today)
      : daysFrom(today, today + repeatedWeeks * 7 - 1)
  return days.filter((each) => each >= today && named.includes(weekdayOf(each)))
}

function monthMeant({ month: name = '', whichMonth }: Found['groups'], today: number): number[] {
  const here = monthOf(today)
  const named = monthReaders.findIndex((reader) => reader.test(name)) + 1
  const number = named || ((here.month - 1 + (whichMonth === 'หน้า' ? 1 : 0)) % 12) + 1
  const ofYear = here.year + (number < here.month ? 1 : 0)
  return daysFrom(1, 31).flatMap((each) => dayOf(ofYear, number, each) ?? [])
}
