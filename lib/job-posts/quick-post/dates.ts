import { dayNumber, daysFrom, dayText, mondayOf, weekdayOf } from './calendar'
import { forSomeDays, type Length, lengthsBeside } from './day-counts'
import { type DayWords, dayReaders } from './day-words'
import type { Days } from './days-of-months'
import type { Line, Stretch } from './line'

/** The most days one post can have. */
const maxDays = 60

/** Days that are not those of the work: a deadline, a payday, an interview. */
const notTheJob =
  /(?:ปิดรับ(?:สมัคร)?|หมดเขต|สมัคร(?:ได้)?(?:ถึง|ภายใน|ก่อน)|ภายใน|ก่อน|จ่าย(?:เงิน|ค่าแรง)?(?:ทุก)?|โอน(?:เงิน)?|(?:รับ|ได้)เงิน|เงิน(?:เดือน)?ออก|ตัดรอบ|สัมภาษณ์|อบรม|เทรน(?:งาน)?|อั[พป]เดท|โพสต์)\s*(?:ทุก)?\s*(?:วัน)?\s*$/
/** Words for a day off in front of the day; "from five until we close" is none. */
const offBefore =
  /(?:(?<!วัน|แทน\S{0,12})หยุด|(?<!เ)ปิด(?=(?:งาน|ร้าน)?ทุก)|(?<!เ|(?:\d|น\.?|โมง|ทุ่ม|เที่ยง|ครึ่ง|เย็น|เช้า|บ่าย)\s*(?:-|ถึง|จนถึง|จน|ยัน)\s*(?:ร้าน)?)ปิด|(?:ยก)?เว้น|ไม่รวม|ไม่(?:เอา|ต้องมา|ทำ|รับ)|งด|วันหยุด(?:ประจำสัปดาห์)?\s*(?::|คือ))(?:งาน|ร้าน)?(?:ทุก)?\s*(?:วัน)?\s*$/
/** Words for a day off behind the day; a number after them is a time at which something closes, or how many days. */
const offAfter =
  /^(?:\s*ร้าน)?\s*(?:หยุด(?!ยาว|กัน|\s*(?:ได้|สลับ)?\s*\d)|ปิด(?!\s*(?:ร้าน|กะ)?\s*(?:\d|ตี|เที่ยง|บ่าย|ทุ่ม|สอง|สาม|สี่|ห้า|หก)))/
/** Before the day on which a shop opens: that of the work where no other is said. */
const opening = /เปิด(?:ร้าน|ใหม่|ตัว|บริการ|สาขา)*\s*$/
/** Behind a day that is over. */
const over = /^\s*(?:ที่(?:แล้ว|ผ่านมา)|ก่อนหน้านี้)/
/** Words for work of several months: its weekdays are those of every week. */
const lasts = /(?:\d|หนึ่ง|สอง|สาม|หก)\s*เดือน|เดือนละ|เงินเดือน|รายเดือน|(?:งาน|พนักงาน|ทำ)ประจำ(?!\S*ร้าน)|ระยะยาว/

type Item = Stretch & DayWords & { readonly isOff: boolean; readonly isOfNight: boolean }

export type ReadDates = {
  /** YYYY-MM-DD, ascending, at most 60. */
  readonly dates: readonly string[]
  /** Whether each of them was said as the night of a day, which may begin after midnight. */
  readonly areNights: boolean
  /** Where the words for days can mean several: which those are, each ascending, at most two. */
  readonly possible: readonly (readonly string[])[]
}

/**
 * Reads the days of the work as YYYY-MM-DD, ascending, at most 60: given as dates, as weekdays, or relative to `today`.
 * Empty when no day is named unambiguously, or one of them is past.
 */
export function readDates(line: Line, today: string, jobs: readonly Stretch[] = []): ReadDates {
  const first = dayNumber(today)
  const items = itemsIn(line, first)
  const working = items.filter(({ isOff }) => !isOff)
  const lengths = lengthsBeside(line, working)
  const meant = (working.length > 0 ? readings(working) : [])
    .map((reading) => without(items, together(line, reading, jobs, lengths)) ?? [])
    .filter((days) => days.length > 0 && days.length <= maxDays && days.every((day) => day >= first))
  const [days, ...others] = new Map(meant.map((each) => [each.join(), each])).values()
  const isClear = days !== undefined && others.length === 0
  for (const item of working.length > 0 ? items : []) line.take('date', item, isClear)
  const possible = days ? [days, ...others] : possibleDays(working, first)
  return {
    dates: isClear ? days.map(dayText) : [],
    areNights: working.every(({ isOfNight }) => isOfNight),
    possible: isClear ? [] : possible.map((each) => each.map(dayText)),
  }
}

/** Whether a line names days, clear or not: figures beside them are no days. Read after `readDates`. */
export const isDated = (line: Line): boolean => line.marks.some(({ topic }) => topic === 'date')

/** The items as they are, and before them with the sooner days of "next Saturday", unless "this Saturday" has those. */
function readings(items: readonly Item[]): readonly (readonly Item[])[] {
  const others = items.filter(
    ({ kind, sooner, isCounted }) => !sooner && (kind === 'weekday' || isCounted === true),
  )
  const isOthers = (day: number) => others.some(({ days }) => days?.includes(day))
  const early = items.map((item) =>
    item.sooner && !item.sooner.some(isOthers) ? { ...item, days: item.sooner } : item,
  )
  return early.some((item, index) => item !== items[index]) ? [early, items] : [items]
}

/**
 * What days can be meant by words that say no days for sure: one thing they name or the other, or the weekdays of several in
 * the first week in which the work can begin, or in the one after.
 */
function possibleDays(items: readonly Item[], today: number): (readonly number[])[] {
  const weeks = possibleWeeks(items, today)
  if (items.some(isSeries)) return weeks
  const said = items.flatMap(({ either, days }) => either ?? (days ? [days] : []))
  const named = [...said, ...beginningsBeside(items, said), ...weeks].filter(
    ([day]) => day !== undefined && day >= today,
  )
  return [...new Map(named.map((days) => [days.join(), days])).values()].slice(0, 2)
}

/** Weekdays of every week. */
const isSeries = ({ isEvery, isBare, weekdays = [] }: Item) => isEvery || (isBare && weekdays.length > 1)

/** The weekdays of two weeks, from the first in which the work can begin; none where no weekday is named. */
function possibleWeeks(items: readonly Item[], today: number): number[][] {
  const weekdays = new Set(items.flatMap((item) => item.weekdays ?? []))
  // A single weekday may be that of today; a week of work is not begun on the day it is posted.
  const begin = Math.max(weekdays.size === 1 ? today : today + 1, ...firstDaysBeside(items))
  const weekFrom = (monday: number) =>
    daysFrom(Math.max(monday, begin), monday + 6).filter((day) => weekdays.has(weekdayOf(day)))
  const monday = mondayOf(begin)
  return [monday, monday + 7, monday + 14]
    .map(weekFrom)
    .filter(([day]) => day)
    .slice(0, 2)
}

/** The first days of periods that other words contradict: work that "begins next month", and is "tomorrow". */
const beginningsBeside = (items: readonly Item[], said: readonly (readonly number[])[]): number[][] =>
  items.flatMap((item) => {
    const within = item.whole ?? item.about
    const [first] = within ?? []
    const isDenied = said.some((days) => !days.every((day) => within?.includes(day)))
    return first !== undefined && isDenied ? [[first]] : []
  })

/** The first days of the periods and dates that stand beside weekdays. */
const firstDaysBeside = (items: readonly Item[]): number[] =>
  items.flatMap((item) => (item.weekdays ? [] : ((item.whole ?? item.about ?? item.days)?.[0] ?? [])))

/** What names days, in the order of the line; deadlines and paydays are taken out. */
function itemsIn(line: Line, today: number): Item[] {
  const items: Item[] = []
  for (const [wanted, read] of dayReaders) {
    for (const found of line.find(wanted, items)) {
      const { start, end } = found
      const before = line.before(found)
      const isOfNight = /คืน\s*(?:วัน)?\s*$/.test(before) || /^(?:ทุกๆ?\s*)?คืน/.test(line.words(found))
      const words = read(found, today, line)
      if (!words) continue
      if (notTheJob.test(before) || over.test(line.after(found))) line.skip(found)
      else
        items.push({
          start,
          end,
          ...words,
          isOccasion: words.isOccasion || opening.test(before),
          isOff: false,
          isOfNight,
        })
    }
  }
  return withDaysOff(
    line,
    items.sort((a, b) => a.start - b.start),
  )
}

/**
 * Says which items are days off. A word for "closed" between two items belongs to the one it is written together with.
 * If that is neither or both, it belongs to weekdays that follow several days; otherwise both items are taken for days
 * off, since no day is better than a wrong one.
 */
function withDaysOff(line: Line, items: readonly Item[]): Item[] {
  const off: Item[] = []
  for (const [index, item] of items.entries()) {
    const [previous, next] = [items[index - 1], items[index + 1]]
    const every = line.words(item).startsWith('ทุก') ? 'ทุก' : ''
    const said = offBefore.exec(line.before(item) + every)?.[0]
    const saidAfter = offAfter.exec(line.after(item))?.[0]
    const isShared = (left: Item, right: Item) => {
      const between = line.between(left, right)
      return offBefore.test(between) && offAfter.test(between)
    }
    const isBefore =
      said !== undefined && !(previous && isShared(previous, item) && isOfLeft(line, previous, item))
    const isAfter = saidAfter !== undefined && !(next && isShared(item, next) && isOfRight(line, item, next))
    // "Closed on Saturdays and on Constitution Day", after the days of the work.
    const last = off.at(-1)
    const isBesideOff =
      last?.isOff &&
      !offAfter.test(line.after(last)) &&
      off.some((each) => !each.isOff) &&
      and.test(line.between(last, item))
    off.push({
      ...item,
      isOff: isBefore || isAfter || isBesideOff === true || isDayOff(line.before(item), item),
    })
  }
  return off
}

/** Whether the word between two items is written together with the left one. */
const isOfLeft = (line: Line, left: Stretch, right: Stretch) => /^\S.*\s$/.test(line.between(left, right))

/** Whether the word between two items is that of the right one. */
function isOfRight(line: Line, left: Item, right: Item): boolean {
  const between = line.between(left, right)
  if (/^\s.*\S$/.test(between)) return true
  const isOfSeveral = left.isEach || (left.days?.length ?? 0) > 1
  return !isOfLeft(line, left, right) && isOfSeveral && right.weekdays !== undefined
}

/** "วันหยุด" before a weekend is when people are wanted; before any other day it is the day off. */
const isDayOff = (before: string, { weekdays = [] }: DayWords) =>
  /วันหยุด\s*(?:วัน)?\s*$/.test(before) && weekdays.some((weekday) => weekday < 5)

/** Between the first and the last of several days. */
const through = /^(?:นี้|ค่ะ|ครับ|\s)*(?:-+|(?:ทำ|ไป|จน|ยาว)*(?:ถึง|ยัน)|จบ|สิ้นสุด)\s*(?:คืน)?\s*(?:วัน)?\s*$/
/** Between two days that both count. */
const and = /^\s*(?:และ|กับ|กะ|,|\+|&|\/|แล้วก็)\s*(?:วัน)?\s*$/
/** Before the morning on which a night ends. */
const morningAfter = /(?:ต่อ|ถึง|ยัน|จน|-)\s*เช้า\s*(?:ของ)?\s*(?:วัน)?\s*$/
/** Between two days: numbers that may be days as well. */
const numbers = /^[\s,]*\d[\d\s,]*$/
/** Before a day that is only the end of something. */
const until = /(?:ถึง|ยัน)\s*$/
const either = /^\s*หรือ\s*$/
/** Between dates and the weekdays that choose among them. */
const beside = /^\s*\(?\s*(?:เฉพาะ|ทุก|วัน)*\s*$/

/** Items that a word or sign ties to each other, and the days they name together. */
type Group = { readonly items: readonly Item[]; readonly kind: DayWords['kind']; readonly days: Days }

function groupsOf(line: Line, items: readonly Item[]): Group[] {
  const groups: Item[][] = []
  for (const item of items) {
    const last = groups.at(-1)?.at(-1)
    const between = last ? line.between(last, item) : ''
    if (last && (through.test(between) || and.test(between))) groups.at(-1)?.push(item)
    else groups.push([item])
  }
  const kinds = ['date', 'weekday', 'named', 'alternate', 'period'] as const
  return groups.map((group) => {
    const kind = kinds.find((each) => group.some((item) => item.kind === each)) ?? 'period'
    return { items: group, kind, days: inRanges(line, group) }
  })
}

/** All days of a group; "from … to" between two single days means those between them as well. */
function inRanges(line: Line, items: readonly Item[]): Days {
  const all = new Set<number>()
  for (const [index, item] of items.entries()) {
    const previous = items[index - 1]
    const isLast = previous !== undefined && through.test(line.between(previous, item))
    const days = item.days ?? (isLast && item.asLast !== undefined ? [item.asLast] : null)
    if (!days) return null
    for (const day of days) all.add(day)
    if (!isLast) continue
    const [first, last] = [previous.days?.at(-1), days[0]]
    if (first === undefined || last === undefined || last < first || last - first > maxDays) return null
    for (const day of daysFrom(first, last)) all.add(day)
  }
  return [...all].sort((a, b) => a - b)
}

/** What all words for days say together; null where they say different things. */
function together(
  line: Line,
  items: readonly Item[],
  jobs: readonly Stretch[],
  lengths: readonly Length[],
): Days {
  const between = items.slice(1).map((item, index) => line.between(items[index] ?? item, item))
  // One day or another, or numbers beside days that may be days as well.
  if (between.some((text) => either.test(text) || numbers.test(text))) return null
  const paid = items.filter((item) => item.kind === 'weekday' && isOfWages(line, item))
  const saysDays = (item: Item, index: number) =>
    !isMorningAfter(line, items, index) && (paid.length < 2 || !paid.includes(item))
  const said = items.filter(saysDays).filter(({ isOccasion }, _, { length }) => !isOccasion || length === 1)
  const groups = groupsOf(line, said.length > 0 ? said : items)
  // "Until Friday" without a beginning is no day of the work.
  if (groups.some(({ items: [first] }) => first && until.test(line.before(first)))) return null
  const of = (kind: Group['kind']) => groups.filter((group) => group.kind === kind)
  const [dated, weekly, named] = [of('date'), of('weekday'), of('named')]
  if (areOfDifferentJobs([...dated, ...weekly], jobs)) return null
  const days =
    dated.length > 0
      ? ofDates(line, groups)
      : weekly.length > 0
        ? ofWeekdays(line, weekly, [...named, ...of('period')])
        : of('period').length === 0
          ? union(named)
          : null
  const lasting = days && forSomeDays(line, items, days, lengths)
  return of('alternate').length > 0 ? everyOther(lasting) : lasting
}

/** Weekdays that only say what is paid on them: "Mon-Fri 520, Sat-Sun 600". */
const isOfWages = (line: Line, item: Stretch) =>
  /^[\s:=]*(?:ให้|ได้|จ่าย)?(?:วัน|คืน|ชม\.?)?(?:ละ)?\s*\d{2,4}(?![\d.:-]|\s*น)/.test(line.typed.slice(item.end))

/** The day after a night, said as when that ends: "the night of the 30th until the morning of the 1st". */
function isMorningAfter(line: Line, items: readonly Item[], index: number): boolean {
  const [night, item] = [items[index - 1], items[index]]
  if (!night?.isOfNight || !item?.days || !morningAfter.test(line.between(night, item))) return false
  return item.days[0] === (night.days?.at(-1) ?? 0) + 1
}

/** Dates decide: a name of a day beside them is what they are for, and a period or weekdays have to agree. */
function ofDates(line: Line, groups: readonly Group[]): Days {
  if (groups.some((group, index) => contradicts(line, groups[index - 1], group))) return null
  let days = union(groups.filter(({ kind }) => kind === 'date'))
  for (const group of groups) {
    if (!days) return null
    const [item] = group.items
    if (group.kind === 'period') {
      const within = item?.whole ?? item?.about
      if (item?.isEach ? days.length < 2 : within && !days.every((day) => within.includes(day))) return null
    }
    if (group.kind === 'weekday') days = onWeekdays(line, groups, group, days)
  }
  return days
}

/** "Tomorrow 28 Nov", said on the 26th, or days that begin on another: two things, or one of them is wrong. */
function contradicts(line: Line, left: Group | undefined, right: Group): boolean {
  const [last, first] = [left?.items.at(-1), right.items[0]]
  if (!last || !first || left?.kind !== 'date' || right.kind !== 'date') return false
  const isOneCounted = Boolean(last.isCounted) !== Boolean(first.isCounted)
  // "28 Nov …, begins on 5 Dec": a second beginning.
  const isBegunAnew = beginning.test(line.before(first))
  return (
    (isOneCounted || isBegunAnew) &&
    !and.test(line.between(last, first)) &&
    !left.days?.some((day) => right.days?.includes(day))
  )
}

/** Dates with weekdays beside them: the same said twice, or those of the dates ("1-15 Dec, Mon-Fri"). */
function onWeekdays(line: Line, groups: readonly Group[], group: Group, days: readonly number[]): Days {
  const weekdays = group.items.flatMap((item) => item.weekdays ?? [])
  // "This Saturday, the 5th": a Saturday, too, but not that of this week.
  const ofWeek = group.items.filter(({ isBare, isEvery }) => !isBare && !isEvery)
  if (ofWeek.some((item) => item.days && !item.days.some((day) => days.includes(day)))) return null
  const common = days.filter((day) => weekdays.includes(weekdayOf(day)))
  // "1 Dec, Mon-Fri" is a beginning.
  if (common.length === days.length && (days.length > 1 || weekdays.length === 1)) return days
  if (days.length > 1 && group.items.every(({ isEvery }) => isEvery)) return common.length > 0 ? common : null
  const previous = groups[groups.indexOf(group) - 1]
  const [left, right] = [previous?.items.at(-1), group.items[0]]
  const isBeside = left !== undefined && right !== undefined && beside.test(line.between(left, right))
  if (!isBeside || previous?.kind !== 'date') return null
  if (days.length > 1) return common.length > 0 ? common : null
  // "Tomorrow, Saturday and Sunday" are three days; a date of the calendar is when those begin.
  return left.isCounted && weekdays.length > 1 ? union([{ ...group, days }, group]) : null
}

/** The day on which work begins, in front of it. */
const beginning = /(?:เริ่ม(?:ต้น)?(?:งาน|ทำ(?:งาน)?)?|ตั้งแต่)\s*(?:วัน)?\s*$/

function ofWeekdays(line: Line, weekly: readonly Group[], others: readonly Group[]): Days {
  // "Monday to Friday, from next Monday on": the second is when the first begin, and how long they go on is not said.
  const isOfWeeks = ({ items }: Group) =>
    items.some(({ isEvery, weekdays = [] }) => isEvery || weekdays.length > 1)
  const begins = ({ items: [first] }: Group) => first !== undefined && beginning.test(line.before(first))
  if (weekly.length > 1 && weekly.some(begins) && weekly.some((group) => isOfWeeks(group) && !begins(group)))
    return null
  // "This Saturday …, begins next Monday": two beginnings.
  if (weekly.slice(1).some(begins)) return null
  const said = weekly.flatMap(({ items }) => items)
  const isOfEveryWeek = said.some(({ isBare }) => isBare) && lasts.test(line.typed)
  const [beside, ...more] = others.flatMap(({ items }) => items)
  // "Every Saturday" beside "December": those of December.
  if (beside?.whole && more.length === 0 && said.every(({ isEvery }) => isEvery)) {
    const named = said.flatMap(({ weekdays = [] }) => weekdays)
    return beside.whole.filter((day) => named.includes(weekdayOf(day)))
  }
  const days = isOfEveryWeek ? null : union(weekly)
  const agree = others.every((other) => other.days && days?.every((day) => other.days?.includes(day)))
  return agree ? days : null
}

function union(groups: readonly Group[]): Days {
  const days = groups.flatMap((group) => group.days ?? Number.NaN)
  return days.some(Number.isNaN) ? null : [...new Set(days)].sort((a, b) => a - b)
}

/** One job on one day and another on another: no day is that of both. */
function areOfDifferentJobs(groups: readonly Group[], jobs: readonly Stretch[]): boolean {
  const starts = groups.map(({ items }) => items[0]?.start ?? 0).sort((a, b) => a - b)
  return starts.some((start, index) =>
    jobs.some((job) => index > 0 && (starts[index - 1] ?? 0) < job.start && job.start < start),
  )
}

/** The days off taken out. */
function without(items: readonly Item[], days: Days): Days {
  let left = days
  for (const { isOff, weekdays, days: off } of items) {
    if (!isOff) continue
    if (weekdays?.length) left = left?.filter((day) => !weekdays.includes(weekdayOf(day))) ?? null
    else left = (off && left?.filter((day) => !off.includes(day))) ?? null
  }
  return left
}

/** Every other day of several in a row. */
function everyOther(days: Days): Days {
  const isRow = days && days.length > 2 && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1
  return isRow ? days.filter((_, index) => index % 2 === 0) : null
}
