import { type Clock, clocksIn, dayMinutes, ofDay } from './clocks'
import { type Found, type Line, overlaps, pattern, type Stretch } from './line'
import { people, things } from './numbers'
import { partOfDay } from './parts-of-day'

/** Nobody is asked to work longer in one shift; tells which of two readings of "six o'clock" is meant. */
const longestShift = 14 * 60
/** A shift that is longer than this is not meant, even where its hours have one reading. */
const longestSaid = 16 * 60
/** Longer shifts have a rest by law, which people count in or leave out: their length does not tell when they end. */
const longestWithoutRest = 5 * 60

/** How long a shift is said to be. */
export type Duration = Stretch & { readonly minutes: number }

const link =
  '\\s*(-+|ถึง(เวลา)?|จนถึง|ไปจนถึง|ไปถึง|จน|ยัน|to|(แล้ว)?(เลิก|ออก|จบ|เสร็จ|กลับ(?!มา))(งาน|กะ|บ้าน)?(ได้)?|ปิด|,)?\\s*(ประมาณ|ราวๆ?|เวลา|ตอน|ช่วง)*\\s*'
const linked = new RegExp(`^${link}$`)
const tightLink = '\\s*(-|ถึง|จนถึง|ยัน|จน)\\s*'
const bareBefore = new RegExp(`(?<![\\d.,:/-])(?<h>\\d{1,2})${tightLink}$`)
const bareAfter = new RegExp(`^${tightLink}(?<h>\\d{1,2})(?![\\d.,:/]|\\s*(${people}|${things}))`)
const turn = '(ช่วง|กะ|รอบ)'
const hourRange = `(?<from>(?<![\\d.,:/])(1?\\d|2[0-4]))\\s*(-|ถึง|(เลิก|ออก)(งาน)?)\\s*(?<to>(1?\\d|2[0-4]))(?![\\d.,:/]|\\s*(${people}|${things}|-))`
const announced = pattern(`(เวลา|${turn}?\\s*(?<part>${partOfDay})|${turn}|เข้า|เริ่ม)\\s*${hourRange}`)
/** A range without a word for it, where the line has no other hours. */
const alone = pattern(`(?<![^\\s\\0])${hourRange}`)
const inNumbers = /(?:รับ|หา|ต้องการ|จำนวน|ประมาณ|อายุ|เอา|ขอ)\s*$/
/** Between two shifts of one day: nothing that could say another day, or that only one of them is meant. */
const betweenShifts = `^[\\s,/+&]*((และ|กับ|แล้ว)(ก็)?)?[\\s,]*(กลับมา|อีก(ที|ครั้ง|รอบ)|ทำ|ต่อ)*[\\s,]*(${turn}\\s*(แรก|(ที่)?\\s*(สอง|[12ab])(?![\\d.:ก-๎]))?|งาน)?\\s*(${partOfDay})?\\s*(เวลา|ตอน)?[\\s:]*`
const sameDay = new RegExp(`${betweenShifts}$`)
const further = new RegExp(betweenShifts + hourRange)
/** The hours of the clock at which a shift of a part of the day begins; "evening 5-9" is not meant by the clock. */
const beginnings: Readonly<Record<string, readonly [from: number, to: number]>> = {
  เช้า: [4, 11],
  สาย: [8, 12],
  กลางวัน: [9, 13],
  เที่ยง: [10, 13],
  บ่าย: [12, 17],
  เย็น: [15, 20],
  ค่ำ: [17, 22],
  ดึก: [20, 24],
  กลางคืน: [18, 24],
}
const fourFigures = '([01]\\d|2[0-4])(00|15|30|45)'
const compact = pattern(
  `(?<![\\d.,:/])(?<from>${fourFigures})\\s*(น\\.?)?\\s*(-|ถึง)\\s*(?<to>${fourFigures})(?!\\d)`,
)

/** Before the time at which the work ends. */
export const leads = /(?:(?:เลิก|เสร็จ|จบ|กลับ)(?:งาน|กะ|บ้าน)?(?:ได้)?|ถึง|จน|ยัน|ปิด)\s*(?:ประมาณ|เวลา|ตอน)?\s*$/
/** The same behind figures that are no time themselves: "9.70-18.00". */
const rangeBefore = /\d\s*-\s*$/
/** Before the time at which the work of somebody begins, and before that at which it ends. */
const startsAt = /(?:เริ่ม|เข้า)(?:งาน|ทำงาน|กะ)?\s*(?:เวลา|ตอน)?\s*$/
const endsAt = /(?:เลิก|เสร็จ|จบ)(?:งาน|กะ)?\s*(?:เวลา|ตอน)?\s*$/
/** Before hours at which the shop is open: those of the work are other ones, or the same. */
const opening = /เปิด(?:ร้าน|บริการ|ทำการ|ทุกวัน|ตั้งแต่|เวลา|[\s:\0])*$/
/** Before a time that is only a limit. */
const limit = /(?:ก่อน|ไม่เกิน|หลัง|ราคา)(?:เวลา)?\s*$/
const appointment = /(?:นัด|เจอกัน|รายงานตัว|มาถึง|พร้อมกัน|ติดต่อ)\s*(?:กัน)?\s*(?:ก่อน|เวลา|ตอน)?\s*$/

type Times = { readonly startTime: string | null; readonly endTime: string | null }
type WholeShift = { readonly startTime: string; readonly endTime: string }

export type Hours = Times & {
  /** The second shift of the same days, if there are two. */
  readonly laterShift: WholeShift | null
  /** Where hours are said that exclude each other: which those are. */
  readonly possibleHours: readonly WholeShift[]
}

type Shift = Stretch & { readonly from: readonly number[]; readonly to: readonly number[] }

/** What else the line says, from which follows what its bare figures can mean. */
export type Around = {
  /** How long the shift is said to be. */
  readonly duration: Duration | null
  /** Whether the pay is said, so that other figures are no pay. */
  readonly isPaid: boolean
  /** Whether days are said, so that other figures are no days. */
  readonly isDated: boolean
}

/**
 * Reads the hours of one shift as HH:mm, or of two shifts on the same days; an end at or before the start is on the
 * next day. Several different shifts are not read unless the line puts them on the same days.
 */
export function readHours(line: Line, around: Around): Hours {
  const spokenShifts = spoken(line)
  const shifts = [
    ...spokenShifts,
    ...written(line, around).filter((shift) => !spokenShifts.some((other) => overlaps(other, shift))),
  ]
    .filter((shift) => !isOpening(line, shift))
    .sort((a, b) => a.start - b.start)
  const read = shifts.map((shift) => ({ ...shift, hours: hoursOf(shift) }))
  const distinct = new Set(read.map(({ hours }) => hours?.join('-')))
  const [first, second] = read
  if (!first) return { ...readSingle(line, around.duration), laterShift: null, possibleHours: [] }
  const denied = hoursBeside(line, read)
  const isTwice =
    denied.length === 0 &&
    second !== undefined &&
    read.length === 2 &&
    distinct.size === 2 &&
    !line.typed.includes('เลือก') &&
    areOfOneDay(line, first, second)
  const isOne = distinct.size === 1 && denied.length === 0
  const hours = isOne || isTwice ? first.hours : undefined
  const later = isTwice ? second.hours : undefined
  for (const shift of [...read, ...denied]) line.take('time', shift, hours !== undefined)
  return {
    ...timesOf(hours),
    laterShift: later ? asShift(later) : null,
    possibleHours: hours || line.typed.includes('เลือก') ? [] : differentHours([...read, ...denied]),
  }
}

const asShift = ([from, to]: readonly [number, number]): WholeShift => ({
  startTime: clock(from),
  endTime: clock(to),
})

/** The hours that differ, in the order of the line; none unless all are known. */
function differentHours(shifts: readonly ReadShift[]): readonly WholeShift[] {
  const hours = shifts.flatMap((shift) => (shift.hours ? [asShift(shift.hours)] : []))
  const different = new Map(hours.map((each) => [Object.values(each).join(), each]))
  return hours.length === shifts.length && different.size > 1 ? [...different.values()] : []
}

/** A time at which the work begins, or ends, that is none of its hours': "9.00-18.00, finished at 20.00". */
function hoursBeside(line: Line, shifts: readonly ReadShift[]): ReadShift[] {
  return clocksIn(line)
    .filter((said) => !shifts.some((shift) => overlaps(shift, said)))
    .flatMap((said): ReadShift[] => {
      const before = line.before(said)
      const end = endsAt.test(before) ? 1 : startsAt.test(before) ? 0 : null
      const [only, second] = said.readings
      const [first] = shifts.flatMap(({ hours }) => (hours ? [hours] : []))
      if (end === null || only === undefined || second !== undefined || !first) return []
      if (shifts.some(({ hours }) => hours?.[end] === only)) return []
      return [{ ...said, hours: end === 1 ? [first[0], only] : [only, first[1]] }]
    })
}

type ReadShift = Stretch & { readonly hours: readonly [number, number] | undefined }

/** Takes out the hours at which the shop is open. */
function isOpening(line: Line, shift: Shift): boolean {
  const isOpen = opening.test(line.before(shift))
  if (isOpen) line.skip(shift)
  return isOpen
}

/** Two adjacent shifts, the second of which does not begin before the first is over. */
function areOfOneDay(line: Line, first: ReadShift, second: ReadShift): boolean {
  if (!first.hours || !second.hours || !sameDay.test(line.between(first, second))) return false
  const [start, end] = first.hours
  const lasts = (end - start + dayMinutes) % dayMinutes
  const [begins, ends] = second.hours.map((minute) => (minute - start + dayMinutes) % dayMinutes)
  const isLater = begins !== undefined && begins >= lasts && second.hours[0] > start
  return isLater && ends !== undefined && (ends > begins || ends === 0)
}

const timesOf = (hours: readonly [number, number] | undefined): Times => ({
  startTime: hours ? clock(hours[0]) : null,
  endTime: hours ? clock(hours[1]) : null,
})

/** Ranges that only figures and what stands around them tell: "0900-1800", "between 9-18", "morning 8-12". */
function written(line: Line, { isPaid, isDated }: Around): Shift[] {
  const found = line.find(compact).map((stretch): Shift => {
    const { from = '', to = '' } = stretch.groups
    const read = (figures: string) => ofDay(Number(figures.slice(0, 2)), Number(figures.slice(2)))
    // "1000-1500" may be what is paid.
    const isPay =
      !isPaid && !from.startsWith('0') && [from, to].every((figures) => Number(figures) % 500 === 0)
    return { ...stretch, from: isPay ? [] : read(from), to: read(to) }
  })
  const shifts = [...found]
  for (let told: Found | undefined, list = line.find(announced); ; ) {
    told = (told && rangeAfter(line, told)) ?? list.shift()
    if (!told) break
    const shift = byTheClock(told)
    if (!shifts.some((other) => overlaps(other, shift))) shifts.push(shift)
  }
  if (shifts.length > 0 || !isDated || clocksIn(line).length > 0) return shifts
  return line
    .find(alone)
    .filter((stretch) => !inNumbers.test(line.before(stretch)))
    .map(byTheClock)
    .flatMap(bareHours)
}

/** Bare ranges that begin earlier, or are shorter, may be of people or of anything else. */
const earliestBare = 5 * 60
const shortestBare = 3 * 60
/** When a shift begins, and ends, that goes on after midnight. */
const nightFrom = 17 * 60
const nightUntil = 9 * 60

/**
 * What a bare range says: hours of a day or of a night. Another one that runs backwards is of nothing else either, but not by the
 * clock ("9-5"), so that it is not clear; none where it may be no hours.
 */
function bareHours(shift: Shift): Shift[] {
  const [from = 0] = shift.from
  const [to = 0] = shift.to
  if (from < earliestBare) return []
  if (from < to) return to - from >= shortestBare ? [shift] : []
  const isNight = from >= nightFrom && to <= nightUntil && to + dayMinutes - from >= shortestBare
  return [isNight ? shift : { ...shift, from: [] }]
}

/** A range of hours right after another. */
function rangeAfter(line: Line, { end }: Stretch): Found | undefined {
  const next = further.exec(line.after({ start: end, end }))
  if (!next) return undefined
  return { start: end + next[0].search(/\d/), end: end + next[0].length, groups: next.groups ?? {} }
}

/** A range of hours that is meant by the clock, if its part of the day agrees. */
function byTheClock(stretch: Found): Shift {
  const { part = '', from, to } = stretch.groups
  const [earliest, latest] = beginnings[part] ?? [0, 24]
  const isMeant = Number(from) >= earliest && Number(from) <= latest
  return { ...stretch, from: isMeant ? ofDay(Number(from), 0) : [], to: ofDay(Number(to), 0) }
}

/** Two adjacent times, or a time and a bare hour joined to it: "9-5 mong yen", "18.00-22". */
function spoken(line: Line): Shift[] {
  const found = clocksIn(line).filter((stretch) => !appointment.test(line.before(stretch)))
  const shifts: Shift[] = []
  for (let index = 0; index < found.length; index++) {
    const here = found[index]
    const next = found[index + 1]
    if (!here) break
    const areBothEnds = next && endsAt.test(line.before(here)) && endsAt.test(line.before(next))
    if (next && !areBothEnds && linked.test(line.between(here, next))) {
      shifts.push({ start: here.start, end: next.end, from: here.readings, to: next.readings })
      index++
      continue
    }
    const before = bareBefore.exec(line.before(here))
    if (before) {
      const from = bareHour(Number(before.groups?.h), here)
      shifts.push({ start: before.index, end: here.end, from, to: here.readings })
      continue
    }
    const after = bareAfter.exec(line.after(here))
    if (after) {
      const hour = Number(after.groups?.h)
      const to = hour <= 12 ? [...ofDay(hour, 0), ...ofDay(hour + 12, 0)] : ofDay(hour, 0)
      shifts.push({ start: here.start, end: here.end + after[0].length, from: here.readings, to })
    }
  }
  return shifts
}

/** A bare hour before a time: of the same kind when that gives a short shift ("2-4 thum"), otherwise by the clock. */
function bareHour(hour: number, { readings: [end] }: Clock): number[] {
  if (end === undefined) return []
  if (hour > 12) return ofDay(hour, 0)
  const isEvening = end >= 19 * 60 && hour <= 5
  if (isEvening && (18 + hour) * 60 < end) return [(18 + hour) * 60]
  if (hour >= 6) return hour === 6 ? [6 * 60, 18 * 60] : [hour * 60]
  return (hour + 12) * 60 < end ? [(hour + 12) * 60] : []
}

/** The only pair of readings that gives a shift of a possible length. */
function hoursOf({ from, to }: Shift): readonly [number, number] | undefined {
  const pairs = from.flatMap((start) => to.map((end) => [start, end] as const))
  const lasting = pairs.filter(([start, end]) => start !== end)
  const within = (most: number) =>
    lasting.filter(([start, end]) => (end - start + dayMinutes) % dayMinutes <= most)
  // "Ten to seven" said as hours of the morning are not 21 hours.
  if (pairs.length === 1) return within(longestSaid)[0]
  const possible = within(longestShift)
  return possible.length === 1 ? possible[0] : undefined
}

/** A time without its other end is the start, unless it follows "until" or "ends"; its end may be told by how long it is. */
function readSingle(line: Line, duration: Duration | null): Times {
  const found = clocksIn(line).filter(
    (stretch) => ![appointment, limit, opening].some((words) => words.test(line.before(stretch))),
  )
  const ends = found.filter((stretch) =>
    [leads, rangeBefore].some((words) => words.test(line.before(stretch))),
  )
  const starts = found.filter((stretch) => !ends.includes(stretch))
  const isClear = starts.length <= 1 && ends.length <= 1 && found.every(({ readings }) => readings.length > 0)
  const [start, end] = [starts[0]?.readings ?? [], ends[0]?.readings ?? []]
  if (isClear && starts.length + ends.length === 2) {
    const hours = hoursOf({ start: 0, end: 0, from: start, to: end })
    for (const stretch of found) line.take('time', stretch, hours !== undefined)
    return timesOf(hours)
  }
  const [startTime, endTime] = [start, end].map((readings) => {
    const [only] = readings
    return isClear && readings.length === 1 && only !== undefined ? clock(only) : null
  })
  for (const stretch of found) {
    const isSaid = Boolean(endTime) && ends.includes(stretch)
    line.take('time', isSaid ? withLead(line, stretch) : stretch, Boolean(startTime ?? endTime))
  }
  const [from] = start
  if (!startTime || endTime || from === undefined || !duration || duration.minutes > longestWithoutRest)
    return { startTime: startTime ?? null, endTime: endTime ?? null }
  line.take('time', duration, true)
  return timesOf([from, (from + duration.minutes) % dayMinutes])
}

/** A time with what says that the work ends then: "until ten". */
function withLead(line: Line, stretch: Stretch): Stretch {
  const lead = leads.exec(line.before(stretch))?.[0] ?? ''
  return { start: stretch.start - lead.length, end: stretch.end }
}

/** A minute of the day as HH:mm. */
export function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
