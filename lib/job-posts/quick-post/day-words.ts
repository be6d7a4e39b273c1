import { month, monthNumber } from '@/validators/month-names'
import { daysToNext } from '@/validators/next-weekday'
import { daysFrom, mondayOf, monthOf, weekdayOf } from './calendar'
import {
  calendarDays,
  type Days,
  daysOfMonth,
  listed,
  monthMeant,
  nextYear,
  nthDay,
  partOfMonth,
} from './days-of-months'
import { type Found, type Line, pattern } from './line'
import { daysNamed, isOccasion, nameOfDay, narrowed } from './named-days'
import { people, readNumber, smallNumber, things } from './numbers'
import {
  namedWeekdays,
  shortWeekday,
  shortWeekdayRow,
  weekday,
  weekdayNumber,
  weekdayRow,
} from './weekday-names'

/** A repetition without an end ("every Monday") is read as this many weeks. */
const repeatedWeeks = 4

const day = '(?<!\\d|\\d[.,:/]|\\/)(0?[1-9]|[12]\\d|3[01])(?!\\d)(st|nd|rd|th)?'
/** The weekday of a date; the last one of a range of weekdays is not the date's own ("Mon-Fri 7-11 Dec"). */
const ownWeekday = `(วัน\\s*)?(?<!(${weekday}|${shortWeekday}\\.?)\\s*-\\s*)(?<weekday>${weekday}|${shortWeekday}(\\.|(?<=[a-z])))`
/** "5-7", "5, 6 and 9"; with spaces alone only from ten on, as a smaller number in front may be of people. */
const dayList = `(?<days>${day}(?<=\\d\\d)(\\s+[1-3]\\d(?!\\d)){2,6}|${day}(\\s*(-|ถึง|,|และ|กับ|กะ|&|\\+)\\s*((วัน)?(${weekday}(ที่)?|ที่)\\s*)?(0?[1-9]|[12]\\d|3[01])(?!\\d)(st|nd|rd|th)?)*)`
const year = `(\\s*(พ\\.?\\s?ศ\\.?|ค\\.?\\s?ศ\\.?|ปี)?\\s*(?<year>25\\d\\d|20\\d\\d|(2[5-9]|6[5-9]|7\\d)(?![\\d.:,]|\\s*(คน|ตำแหน่ง|อัตรา|บาท|\\/)))(?!\\d))?`
const which = '(?<which>นี้|หน้า)'
const every = 'ทุก(ๆ)?\\s*((คืน|เช้า|เย็น|บ่าย|ค่ำ)\\s*)?(วัน)?\\s*'
const week = '(สัปดาห์|อาทิตย์)'
const notADay = `\\s*(คน|บาท|โมง|ทุ่ม|น\\.|น(?![ก-๎])|${week})`

/** What some words of a line say of days. */
export type DayWords = {
  /**
   * `date` is a day of a month or counted from today, `weekday` a day of a week, `named` one with a name of its own,
   * `period` something longer, `alternate` every other day.
   */
  readonly kind: 'date' | 'weekday' | 'named' | 'period' | 'alternate'
  readonly days: Days
  /** The weekdays that were named, Monday is 0. */
  readonly weekdays?: readonly number[]
  /** Weekdays of no week in particular: the next ones, or those of every week. */
  readonly isBare?: boolean
  /** Weekdays of every week: of a period that is named beside them, else of the weeks to come. */
  readonly isEvery?: boolean
  /** The days of a period, where they are known. */
  readonly whole?: readonly number[]
  /** About when a period is, where none of its days is sure: a day beside them says something else. */
  readonly about?: readonly number[]
  /** What words that contradict themselves can mean: the day of the number, or that of the weekday. */
  readonly either?: readonly (readonly number[])[]
  /** What "next Saturday" can mean to others than `days`: the one that comes first. */
  readonly sooner?: readonly number[]
  /** Says nothing of the days but that they are several. */
  readonly isEach?: boolean
  /** A date that is counted from today, such as tomorrow. */
  readonly isCounted?: boolean
  /** What the work is for, such as a feast called after a day: on that day unless another is said. */
  readonly isOccasion?: boolean
  /** What can mean a week or a day of it, as the last day of several. */
  readonly asLast?: number
}

type Reader = readonly [wanted: RegExp, read: (found: Found, today: number, line: Line) => DayWords | null]

function date(days: Days, named?: string, list?: string): DayWords {
  const meant = isWithWeekdays(days, list) ? onWeekday(days, named) : null
  const [only, second] = days ?? []
  const isOnAnother = !meant && named && only !== undefined && second === undefined
  return {
    kind: 'date',
    days: meant,
    ...(isOnAnother && { either: [[only], [nearestWeekday(only, weekdayNumber(named))]] }),
  }
}
const fromToday =
  (ahead: number): Reader[1] =>
  (_, today) => ({ kind: 'date', days: [today + ahead], isCounted: true })
/** Before a day: two numbers more, which may be days as well ("3 4 5 Dec"). */
const isAmongNumbers = /(?:^|\s)\d{1,2}[\s,]+\d{1,2}[\s,]*$/
/** Some days of every week or month. */
const unknown: DayWords = { kind: 'weekday', days: null, weekdays: [] }
const each: DayWords = { kind: 'period', days: null, isEach: true }
const period = (whole?: readonly number[]): DayWords => ({ kind: 'period', days: null, whole })

/** How days are said, in the order in which they are looked for: what one reader found, those after it do not see. */
export const dayReaders: readonly Reader[] = [
  [
    pattern(
      `(?<!\\d|\\d\\.)(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>[1-9]\\d{3}|\\d\\d)(?!\\d|\\.\\d)`,
    ),
    ({ groups }, today) => date(calendarDays(groups.day, Number(groups.month), groups.year, today)),
  ],
  [
    pattern('(?<!\\d)(?<year>[1-9]\\d{3})-(?<month>\\d{1,2})-(?<day>\\d{1,2})(?!\\d)'),
    ({ groups }, today) => date(calendarDays(groups.day, Number(groups.month), groups.year, today)),
  ],
  [
    pattern('(?<!\\d)(?<day>\\d{1,2})-(?<month>\\d{1,2})-(?<year>[1-9]\\d{3})(?!\\d)'),
    ({ groups }, today) => date(calendarDays(groups.day, Number(groups.month), groups.year, today)),
  ],
  [
    pattern(`(${ownWeekday}\\s*(ที่)?\\s*)?(วันที่|ที่)?\\s*${dayList}\\s*(เดือน\\s*)?${month}${year}(\\s*นี้)?`),
    (found, today, line) =>
      date(
        isAmongNumbers.test(line.before(found))
          ? null
          : calendarDays(found.groups.days, monthNumber(found.groups.month), found.groups.year, today),
        found.groups.weekday,
        found.groups.days,
      ),
  ],
  [
    // A month by its number, and only behind "the day": "3 เดือน 2 คน" is no day.
    pattern(
      `((${ownWeekday}\\s*(ที่)?|วันที่)\\s*)(?<days>${day}(\\s*-\\s*(0?[1-9]|[12]\\d|3[01])(?!\\d))?)\\s*เดือน\\s*(ที่\\s*)?(?<month>1[0-2]|0?[1-9])(?![\\d.,:/]|\\s*(${people}|${things}))${year}`,
    ),
    ({ groups }, today) =>
      date(calendarDays(groups.days, Number(groups.month), groups.year, today), groups.weekday),
  ],
  [
    pattern(
      `(${ownWeekday}\\s*(ที่)?\\s*)?(วันที่|ที่)?\\s*(?<days>${day}(\\s*-\\s*(0?[1-9]|[12]\\d|3[01])(?!\\d))?)\\s*\\/\\s*(?<month>1[0-2]|0?[1-9])(?![\\d.,]\\d|\\d|\\s*(คน|วัน|ช\\.?ม|โต๊ะ|ชั้น))(\\s*\\/\\s*(?<year>\\d{2,4})(?!\\d))?`,
    ),
    ({ groups }, today) =>
      date(calendarDays(groups.days, Number(groups.month), groups.year, today), groups.weekday),
  ],
  [
    // "อาทิตย์สุดท้าย" is a week.
    pattern(
      `((?<week>(?!อา)${weekday}|(?<=วัน)${weekday})|วัน)\\s*(ที่\\s*)?(?<nth>แรก|สุดท้าย|(?<=ที่\\s?)([1-4]|สอง|สาม|สี่))\\s*(ของ|ใน)\\s*(เดือน\\s*)?(${month}|(?<whichMonth>นี้|หน้า))?`,
    ),
    ({ groups }, today) => date(nthDay(groups, today)),
  ],
  [pattern(`${weekday}(แรก|สุดท้าย|ที่(สอง|สาม|สี่)|หลัง(?=\\s*\\0)|เว้น)`), () => unknown],
  [
    pattern(
      `(?<every>ทุก\\s*)?((${ownWeekday}|(?<=${weekday}\\s*))(วัน)?ที่|วันที่)\\s*${dayList}(\\s*(เดือน)\\s*${which})?(?!${notADay})`,
    ),
    ({ groups }, today) =>
      groups.every
        ? unknown
        : date(daysOfMonth(groups.days, groups.which, today), groups.weekday, groups.days),
  ],
  [
    pattern(
      `${ownWeekday}\\s*(?<days>${day})(?!\\d|[.:/]|\\s*((-|ถึง|,)\\s*\\d|${people}|กะ(?!\\s*(วัน|คืน|${weekday}))|รอบ|${things}))`,
    ),
    ({ groups }, today) => {
      // "เสาร์ 5" is the fifth where that is a Saturday, and else perhaps five people.
      const days = onWeekday(daysOfMonth(groups.days, undefined, today), groups.weekday)
      return days && date(days)
    },
  ],
  [
    pattern(
      `(?<![ก-๎])${dayList}\\s*(เดือน\\s*)?นี้((?![ก-๎])|(?=มั[้๊]?ย|ไหม|มั้ง|ค[่ะ]|ครับ|คับ|นะ|จ้|ว่าง|ใคร|ที่|ร้าน|หา|ขอ|รับ|เวลา))`,
    ),
    ({ groups }, today) => date(daysOfMonth(groups.days, undefined, today)),
  ],
  [
    pattern(`(?<![ก-๎])(?<days>${day}\\s*-\\s*([12]?\\d|3[01]))\\s*เดือนหน้า`),
    ({ groups }, today) => date(daysOfMonth(groups.days, 'หน้า', today)),
  ],
  [
    pattern(`(?<=(เว้น|หยุด|ไม่รวม|งด)\\s*)${dayList}(?!\\d|[.:]\\d|\\s*(${people}|กะ|รอบ|${things}|${week}))`),
    () => period(),
  ],
  [
    pattern(
      `${month}\\s*(?<sure>วันที่|ที่)?\\s*${dayList}(?!\\s+\\d{1,2}\\s+\\d{1,2}(?!\\d)|[.:]\\d|\\/|${notADay})`,
    ),
    ({ groups }, today) => {
      // "เมษา 10-20" may go on with the hours.
      const isSure = groups.sure || !/^\d+(?:\s*-\s*(?:1?\d|2[0-4])$|\s+\d)/.test(groups.days ?? '')
      return date(isSure ? calendarDays(groups.days, monthNumber(groups.month), undefined, today) : null)
    },
  ],
  [
    pattern(
      `((ใน|อีก|ทำ)\\s*)?((?<![\\d.:])[1-4]\\s*(-|ถึง)\\s*[2-5]|สองสาม|สามสี่|ไม่กี่)\\s*วัน(นี้|ข้างหน้า|(?![ก-๎]))`,
    ),
    () => each,
  ],
  [pattern('(วัน|มื้อ|คืน|เย็น|แลง|บ่าย|เช้า|ค่ำ)นี้|ตอนนี้เลย|today|tonight'), fromToday(0)],
  [
    pattern(
      'พร?[ุู][่้]?[งฃ]\\s*นี[้่]?|(?<![ก-๎](?<!เริ่ม|กับ|และ|ถึง|คืน|เช้า|เย็น))พน\\.?(?![ก-๎])|(?<![ก-๎])มื้ออื่น|(?<![ก-๎])(ต่อ[ชซ]้า|ต่อเช้า)|วันพร?ูก|tomorrow|(?<![a-z])tmrw?(?![a-z])',
    ),
    fromToday(1),
  ],
  [pattern('มะ?รืน(\\s*นี้)?|มารืน(นี้)?|(?<![ก-๎])(ต่อ|มื้อ|วัน)[รฮ]ือ'), fromToday(2)],
  [pattern('มะเรื่อง(\\s*นี้)?'), fromToday(3)],
  [
    pattern(`อีก\\s*(?<count>${smallNumber})\\s*วัน`),
    ({ groups }, today) => {
      const count = readNumber(groups.count ?? '')
      return date(count === null ? null : [today + count])
    },
  ],
  [
    pattern(`(?<name>(วัน)?สงกรานต์)(นี้)?\\s*(วันที่\\s*)?${dayList}(?![.:]\\d|${notADay})`),
    (found, today, line) => {
      const [days, list] = [daysNamed(line, found, today), listed(found.groups.days)]
      return { kind: 'named', days: days && list && narrowed(days, list) }
    },
  ],
  [
    pattern(`(?<name>${nameOfDay})(\\s*นี้)?`),
    (found, today, line) => ({
      kind: 'named',
      days: daysNamed(line, found, today),
      isOccasion: isOccasion(line, found),
    }),
  ],
  [
    pattern(`(วัน)?เว้น(หนึ่ง|1)?\\s*วัน(?!\\s*(ที่|หยุด|${weekday}))|สลับวัน`),
    () => ({ kind: 'alternate', days: null }),
  ],
  [
    pattern(`(ทั้ง|ตลอด)${week}${which}`),
    ({ groups }, today) => date(weekOf(groups.which, today).filter((each) => each >= today)),
  ],
  [pattern(`(เว้น|ไม่รวม)\\s*วันหยุด(?!\\s*(วัน)?${weekday})`), () => unknown],
  [pattern(`${week}ละ(\\s*(${smallNumber})\\s*วัน)?|ทุก${week}`), () => unknown],
  [pattern(`(?<!คน)(${smallNumber})\\s*${week}`), () => each],
  [
    pattern(
      `(?<every>${every})?((?<ahead>${week}(นี้|หน้า))\\s*(วัน)?(?=จ|อ|พ|ศ|ส|เ))?(?<day>(?<!\\d\\s?(?=วัน\\s))วัน\\s*)?(?<week>${weekdayRow})(\\s*(?<behind>${week}?\\s*(นี้|หน้า)))?(\\s*(ของ|ใน|ตลอด)*(เดือน\\s*(?<whichMonth>นี้|หน้า)|(เดือน)?\\s*${month}))?`,
    ),
    weekdaysOf,
  ],
  [
    pattern(
      `((?<every>${every})|(?<![ก-๎])(วัน)?)(?<week>${shortWeekdayRow})(\\s*(?<behind>${week}?\\s*(นี้|หน้า)))?`,
    ),
    weekdaysOf,
  ],
  [pattern(`(?<![ก-๎])(วัน)?(?<week>${shortWeekday}(\\.|(?<=[a-z])))\\s*(?<behind>นี้|หน้า)`), weekdaysOf],
  // The last day of some that begin tomorrow: "พน.-อา.".
  [pattern(`(?<=\\0\\s*(-|ถึง)\\s*)(?<week>${shortWeekday}\\.)(?![ก-๎])`), weekdaysOf],
  [
    pattern(`สุดสัปดาห์\\s*${which}`),
    ({ groups }, today) => ({
      kind: 'weekday',
      days: weekOf(groups.which, today).slice(5),
      weekdays: [5, 6],
    }),
  ],
  [pattern(`${week}${which}`), ({ groups }, today) => period(weekOf(groups.which, today))],
  [pattern('ทุกวัน(?!ละ)'), () => each],
  [
    pattern('สิ้นเดือน(?!หน้า)(นี้)?'),
    (_, today) => ({
      ...period(),
      about: partOfMonth({ part: 'สิ้น' }, today),
      asLast: monthMeant({}, today).at(-1),
    }),
  ],
  [
    pattern('(?<part>ต้น|กลาง|ปลาย|สิ้น)?เดือน(?<whichMonth>นี้|หน้า)'),
    ({ groups }, today) => ({ ...period(), about: partOfMonth(groups, today) }),
  ],
  [pattern('ปีหน้า'), (_, today) => ({ ...period(), about: nextYear(today) })],
  [
    pattern('(?<part>ต้น|กลาง|ปลาย)เดือน'),
    ({ groups }, today) => ({
      ...period(),
      about: [...partOfMonth(groups, today), ...partOfMonth({ ...groups, whichMonth: 'หน้า' }, today)],
    }),
  ],
  [pattern('ปีใหม่|(วัน)?หยุดยาว(นี้)?|ตรุษจีน|สารทจีน|วันธรรมดา'), () => period()],
  [
    pattern(`(?<![ก-๎])(เดือน\\s*)?${month}(\\s*นี้)?`),
    ({ groups }, today) => period(monthMeant(groups, today).filter((each) => each >= today)),
  ],
]

const weekOf = (said: string | undefined, today: number) => {
  const monday = mondayOf(today) + (said === 'หน้า' ? 7 : 0)
  return daysFrom(monday, monday + 6)
}

/** The weekday of this name (Monday is 0) that is nearest to a day. */
const nearestWeekday = (day: number, weekday: number) => day + ((weekday - weekdayOf(day) + 10) % 7) - 3

/** A date that names its weekday has to fall on it. */
function onWeekday(days: Days, named: string | undefined): Days {
  if (!named || !days) return days
  return days[0] !== undefined && weekdayOf(days[0]) === weekdayNumber(named) ? days : null
}

const dayOnWeekday = new RegExp(`(?<named>${weekday})(?:ที่)?\\s*(?<day>\\d+)`, 'g')

/** Whether the days of a list fall on the weekdays it gives them: "the 4th to Sunday the 6th". */
const isWithWeekdays = (days: Days, list = '') =>
  Array.from(list.matchAll(dayOnWeekday), ({ groups = {} }) => groups).every(({ named = '', day }) =>
    days?.some((each) => monthOf(each).day === Number(day) && weekdayOf(each) === weekdayNumber(named)),
  )

/** Weekdays of this week, of the next, or those that come; repeated, of the weeks to come or of a month. */
function weekdaysOf(found: Found, today: number): DayWords {
  const { groups } = found
  const { ahead = '', behind = '', every } = groups
  const named = namedWeekdays(groups.week ?? '')
  if (!named) return { kind: 'weekday', days: null }
  const said = { kind: 'weekday', weekdays: named } as const
  const isOfMonth = Boolean(groups.month ?? groups.whichMonth)
  // "This Saturday" is of a week, and "next month" is another.
  if (isOfMonth && ahead + behind !== '') {
    const ofWeek = weekdaysOf(
      { ...found, groups: { ...groups, month: undefined, whichMonth: undefined } },
      today,
    )
    const ofMonth = monthMeant(groups, today)
    const [only, second] = [ofWeek.sooner, ofWeek.days].filter((days) =>
      days?.every((day) => ofMonth.includes(day)),
    )
    if (only && second) return ofWeek
    if (only) return { ...said, days: only }
    const first = ofMonth.filter((day) => day >= today && named.includes(weekdayOf(day))).slice(0, 1)
    return { ...said, days: null, either: [ofWeek.days ?? [], first] }
  }
  if (every || isOfMonth)
    return {
      ...said,
      days: repeated(named, groups, today),
      isBare: !isOfMonth,
      isEvery: Boolean(every) && !isOfMonth,
    }
  const monday = mondayOf(today)
  const isNext = (ahead + behind).includes('หน้า')
  // Without the word for "day" this speaks of a week.
  if (/^อาทิ[ตด]\S*$/.test(groups.week ?? '') && behind && !groups.day) {
    return { ...period(weekOf(isNext ? 'หน้า' : 'นี้', today)), asLast: monday + (isNext ? 13 : 6) }
  }
  const first = named[0] ?? 0
  const from = (start: number) => named.map((each) => start + ((each - first + 7) % 7))
  if (isNext) {
    const isOfWeek = new RegExp(week).test(ahead + behind)
    const [soonest = 0, ...others] = daysToNext((first + 1) % 7, (weekdayOf(today) + 1) % 7, isOfWeek)
    const latest = others.at(-1)
    if (latest === undefined) return { ...said, days: from(today + soonest) }
    return { ...said, days: from(today + latest), sooner: from(today + soonest) }
  }
  if ((ahead + behind).includes('นี้')) {
    const days = named.map((each) => monday + each + (named.length > 1 && each < first ? 7 : 0))
    const isOver = days.every((each) => each < today)
    const coming = isOver ? days.map((each) => each + 7) : days
    return { ...said, days: coming.every((each) => each >= today) ? coming : null }
  }
  // "Saturday" on a Saturday may be today and may be in a week.
  const isToday = named.includes(weekdayOf(today)) && named.length === 1
  const start = today + ((first - weekdayOf(today) + 7) % 7)
  return { ...said, days: isToday ? null : from(start), isBare: true }
}

/** Weekdays of the four weeks from today on, or those that are left of a month. */
function repeated(named: readonly number[], groups: Found['groups'], today: number): Days {
  const days =
    groups.month || groups.whichMonth
      ? monthMeant(groups, today)
      : daysFrom(today, today + repeatedWeeks * 7 - 1)
  return days.filter((each) => each >= today && named.includes(weekdayOf(each)))
}
