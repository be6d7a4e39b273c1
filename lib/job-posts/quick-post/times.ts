import { type Found, type Line, pattern, type Stretch } from './line'
import { readNumber } from './numbers'

const dayMinutes = 24 * 60
/** Nobody is asked to work longer in one shift; tells which of two readings of "six o'clock" is meant. */
const longestShift = 14 * 60

const oClock = '(?:\\s*(?:น\\.|นาฬิกา|น(?![ก-๎])))'
const count = '(?<n>(?<![\\d.,:/])(?:1[0-2]|0?[1-9])(?!\\d)|สิบเอ็ด|สิบสอง|สิบ|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)'
const minutesPast =
  '(?<past>\\s*ครึ่ง|\\s*\\d{1,2}\\s*นาที|\\s*(?:15|30|45)(?![\\d.,:/]|\\s*(?:คน|ตำแหน่ง|อัตรา|บาท|-)))?'

/** How Thai people say a time of day, and which minutes of the day each can mean. */
const clocks: readonly (readonly [RegExp, (found: Found) => readonly number[]])[] = [
  [
    pattern(`(?<![\\d.,:/])(?<h>\\d{1,2})[.:](?<m>[0-5]\\d)(?![\\d]|[.:/]\\d)\\s*(?<half>[ap])\\.?m\\.?`),
    ({ groups }) => halfDay(Number(groups.h), Number(groups.m), groups.half),
  ],
  [
    pattern(`(?<![\\d.,:/])(?<h>\\d{1,2})\\s*(?<half>[ap])\\.?m\\.?(?![a-z])`),
    ({ groups }) => halfDay(Number(groups.h), 0, groups.half),
  ],
  [
    pattern(`(?<![\\d.,:/])(?<h>\\d{1,2})[.:](?<m>[0-5]\\d)(?!\\d|[.:/]\\d)${oClock}?`),
    ({ groups }) => ofDay(Number(groups.h), Number(groups.m)),
  ],
  [
    pattern(`(?<!\\d|[.,:/]\\s?)(?<h>0\\d|1\\d|2[0-4])(?<m>00|15|30|45)${oClock}`),
    ({ groups }) => ofDay(Number(groups.h), Number(groups.m)),
  ],
  [pattern(`(?<![\\d.,:/])(?<h>\\d{1,2})${oClock}`), ({ groups }) => ofDay(Number(groups.h), 0)],
  [pattern(`เท[ี่]*ยงคืน${minutesPast}`), ({ groups }) => [minutesOf(groups.past)]],
  [pattern(`เท[ี่]*ยง(?:ตรง|วัน)?${minutesPast}`), ({ groups }) => [12 * 60 + minutesOf(groups.past)]],
  [
    pattern(`(?:(?<when>เช้า|เย็น|ค่ำ|บ่าย)\\s*)?${count}\\s*โมง\\s*(?<part>เช้า|เย็น|ค่ำ|บ่าย)?${minutesPast}`),
    ({ groups }) =>
      byBell(readNumber(groups.n ?? '') ?? 0, groups.part ?? groups.when, minutesOf(groups.past)),
  ],
  [
    pattern(`บ่าย\\s*(?:${count}\\s*(?:โมง)?|โมง)${minutesPast}`),
    ({ groups }) => byBell((groups.n && readNumber(groups.n)) || 1, 'บ่าย', minutesOf(groups.past)),
  ],
  [
    pattern(`${count}?\\s*ทุ[่้]?ม(?:\\s*(?:นึง|หนึ่ง|ตรง))?${minutesPast}`),
    ({ groups }) => {
      const n = (groups.n && readNumber(groups.n)) || 1
      return n > 6 ? [] : [((18 + n) * 60 + minutesOf(groups.past)) % dayMinutes]
    },
  ],
  [
    pattern(`ตี\\s*${count}${minutesPast}`),
    ({ groups }) => {
      const n = readNumber(groups.n ?? '') ?? 0
      return n > 5 ? [] : [n * 60 + minutesOf(groups.past)]
    },
  ],
]

function minutesOf(past = ''): number {
  return past.includes('ครึ่ง') ? 30 : Number(/\d+/.exec(past)?.[0] ?? 0)
}

function ofDay(hours: number, minutes: number): number[] {
  const total = hours * 60 + minutes
  return total > dayMinutes ? [] : [total % dayMinutes]
}

function halfDay(hours: number, minutes: number, half = ''): number[] {
  if (hours < 1 || hours > 12) return []
  return [((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes]
}

/**
 * "N mong": seven to eleven are mornings, one to five afternoons (the nights have words of their own), six is either.
 * One to five "in the morning" is an old way of counting that few mean.
 */
function byBell(n: number, part: string | undefined, minutes: number): number[] {
  if (part === 'เช้า') return n >= 6 && n <= 11 ? [n * 60 + minutes] : []
  if (part) return n >= 1 && n <= 7 ? [(n + 12) * 60 + minutes] : []
  if (n === 6) return [6 * 60 + minutes, 18 * 60 + minutes]
  return [(n < 6 ? n + 12 : n) * 60 + minutes]
}

/** A time of day in the line; `readings` are the minutes of the day it can mean. */
type Clock = Stretch & { readonly readings: readonly number[] }

function clocksIn(line: Line): Clock[] {
  const found: Clock[] = []
  for (const [wanted, read] of clocks) {
    for (const stretch of line.find(wanted)) {
      if (found.some((other) => stretch.start < other.end && other.start < stretch.end)) continue
      found.push({ start: stretch.start, end: stretch.end, readings: read(stretch) })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

const link =
  '\\s*(?:-+|ถึง(?:เวลา)?|จนถึง|ไปจนถึง|ไปถึง|จน|ยัน|to|เลิก(?:งาน)?|ออก(?:งาน)?|ปิด|,)?\\s*(?:ประมาณ|เวลา|ตอน)?\\s*'
const linked = new RegExp(`^${link}$`)
const tightLink = '\\s*(?:-|ถึง|จนถึง|ยัน|จน)\\s*'
const bareBefore = new RegExp(`(?<![\\d.,:/-]|\\d\\s)(?<h>\\d{1,2})${tightLink}$`)
const bareAfter = new RegExp(`^${tightLink}(?<h>\\d{1,2})(?![\\d.,:/]|\\s*(?:คน|ตำแหน่ง|อัตรา|บาท|วัน|ชม|ปี))`)
const partOfDay = 'เช้า|สาย|กลางวัน|บ่าย|เย็น|ค่ำ|ดึก|กลางคืน'
const announced = pattern(
  `(?:เวลา|(?:ช่วง|กะ|รอบ)(?<part>${partOfDay})?|เข้า|เริ่ม)\\s*(?<from>(?<!\\d)(?:1?\\d|2[0-4]))\\s*(?:-|ถึง)\\s*(?<to>(?:1?\\d|2[0-4]))(?![\\d.,:/]|\\s*(?:คน|โมง|ทุ่ม|น|บาท|วัน))`,
)
/** Between two shifts of one day: nothing that could say another day, or that only one of them is meant. */
const sameDay = new RegExp(
  `^[\\s,/+&]*(?:และ|กับ|แล้วก็)?[\\s,]*(?:(?:กะ|รอบ|ช่วง)\\s*(?:${partOfDay})?)?\\s*(?:เวลา|ตอน)?[\\s:]*$`,
)
/** The hours of the clock at which a shift of a part of the day begins; "evening 5-9" is not meant by the clock. */
const beginnings: Readonly<Record<string, readonly [from: number, to: number]>> = {
  เช้า: [4, 11],
  สาย: [8, 12],
  กลางวัน: [9, 13],
  บ่าย: [12, 17],
  เย็น: [15, 20],
  ค่ำ: [17, 22],
  ดึก: [20, 24],
  กลางคืน: [18, 24],
}
const compact = pattern(
  '(?<!\\d)(?<from>0\\d(?:00|15|30|45))\\s*-\\s*(?<to>(?:[01]\\d|2[0-4])(?:00|15|30|45))(?!\\d)',
)

const leads = /(?:เลิก(?:งาน)?|ถึง|จน|ยัน|จบ|ปิด)\s*(?:ประมาณ|เวลา|ตอน)?\s*$/
const appointment = /(?:นัด|เจอกัน|รายงานตัว|มาถึง|พร้อมกัน|ติดต่อ)\s*(?:กัน)?\s*(?:ก่อน|เวลา|ตอน)?\s*$/

type Times = { readonly startTime: string | null; readonly endTime: string | null }
export type Hours = Times & {
  /** The other shift of the same days, where there are two. */
  readonly laterShift: { readonly startTime: string; readonly endTime: string } | null
}

type Shift = Stretch & { readonly from: readonly number[]; readonly to: readonly number[] }

/**
 * Reads the hours of one shift as HH:mm, or of two on the same days; an end at or before the start is the next day.
 * Several different shifts are none where the line does not say that they are on the same days.
 */
export function readHours(line: Line): Hours {
  const shifts = [...written(line), ...spoken(line)].sort((a, b) => a.start - b.start)
  const read = shifts.map((shift) => ({ ...shift, hours: hoursOf(shift) }))
  const distinct = new Set(read.map(({ hours }) => hours?.join('-')))
  const [first, second] = read
  if (!first) return { ...readSingle(line), laterShift: null }
  const isTwice =
    second !== undefined && read.length === 2 && distinct.size === 2 && areOfOneDay(line, first, second)
  const hours = distinct.size === 1 || isTwice ? first.hours : undefined
  const later = isTwice ? second.hours : undefined
  for (const shift of read) line.take('time', shift, hours !== undefined)
  return {
    ...timesOf(hours),
    laterShift: later ? { startTime: clock(later[0]), endTime: clock(later[1]) } : null,
  }
}

type ReadShift = Stretch & { readonly hours: readonly [number, number] | undefined }

/** Two shifts beside each other, the second of which begins when the first is over, or later. */
function areOfOneDay(line: Line, first: ReadShift, second: ReadShift): boolean {
  if (!first.hours || !second.hours || !sameDay.test(line.between(first, second))) return false
  const [start, end] = first.hours
  const lasts = (end - start + dayMinutes) % dayMinutes
  const [begins, ends] = second.hours.map((minute) => (minute - start + dayMinutes) % dayMinutes)
  return begins !== undefined && ends !== undefined && begins >= lasts && (ends > begins || ends === 0)
}

const timesOf = (hours: readonly [number, number] | undefined): Times => ({
  startTime: hours ? clock(hours[0]) : null,
  endTime: hours ? clock(hours[1]) : null,
})

/** Ranges that only figures and their deps tell: "0900-1800", "between 9-18". */
function written(line: Line): Shift[] {
  const found = line.find(compact).map((stretch): Shift => {
    const { from = '', to = '' } = stretch.groups
    const read = (figures: string) => ofDay(Number(figures.slice(0, 2)), Number(figures.slice(2)))
    return { ...stretch, from: read(from), to: read(to) }
  })
  const told = line.find(announced).map((stretch): Shift => {
    const { part = '', from, to } = stretch.groups
    const [earliest, latest] = beginnings[part] ?? [0, 24]
    const isMeantByTheClock = Number(from) >= earliest && Number(from) <= latest
    return { ...stretch, from: isMeantByTheClock ? ofDay(Number(from), 0) : [], to: ofDay(Number(to), 0) }
  })
  return [...found, ...told]
}

/** Two times beside each other, or a time and a bare hour tied to it: "9-5 mong yen", "18.00-22". */
function spoken(line: Line): Shift[] {
  const found = clocksIn(line).filter((stretch) => !appointment.test(line.before(stretch)))
  const shifts: Shift[] = []
  for (let index = 0; index < found.length; index++) {
    const here = found[index]
    const next = found[index + 1]
    if (!here) break
    if (next && linked.test(line.between(here, next))) {
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
      const to = ofDay(Number(after.groups?.h), 0)
      shifts.push({ start: here.start, end: here.end + after[0].length, from: here.readings, to })
    }
  }
  return shifts
}

/** A bare hour before a time: of the same kind when that makes a short shift ("2-4 thum"), else of the clock. */
function bareHour(hour: number, { readings: [end] }: Clock): number[] {
  if (end === undefined) return []
  if (hour > 12) return ofDay(hour, 0)
  const isEvening = end >= 19 * 60 && hour <= 5
  if (isEvening && (18 + hour) * 60 < end) return [(18 + hour) * 60]
  if (hour >= 6) return hour === 6 ? [6 * 60, 18 * 60] : [hour * 60]
  return (hour + 12) * 60 < end ? [(hour + 12) * 60] : []
}

/** The one pair of readings that makes a shift of a possible length. */
function hoursOf({ from, to }: Shift): readonly [number, number] | undefined {
  const pairs = from.flatMap((start) => to.map((end) => [start, end] as const))
  const lasting = pairs.filter(([start, end]) => start !== end)
  if (lasting.length === 1 && pairs.length === 1) return lasting[0]
  const possible = lasting.filter(([start, end]) => (end - start + dayMinutes) % dayMinutes <= longestShift)
  return possible.length === 1 ? possible[0] : undefined
}

/** A time without its other end is the start, unless it follows "until" or "ends". */
function readSingle(line: Line): Times {
  const found = clocksIn(line).filter((stretch) => !appointment.test(line.before(stretch)))
  const ends = found.filter((stretch) => leads.test(line.before(stretch)))
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
  for (const stretch of found) line.take('time', stretch, Boolean(startTime ?? endTime))
  return { startTime: startTime ?? null, endTime: endTime ?? null }
}

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
