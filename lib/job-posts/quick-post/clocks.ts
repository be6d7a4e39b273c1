import { type Found, type Line, overlaps, pattern, type Stretch } from './line'
import { people, readNumber } from './numbers'

export const dayMinutes = 24 * 60

const oClock = '(\\s*(น\\.|นาฬิกา|น(?![ก-๎])))'
const count = '(?<n>(?<![\\d.,:/])(1[0-2]|0?[1-9])(?!\\d)|สิบเอ็ด|สิบสอง|สิบ|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)'
const notMinutes = `\\s*(${people}|บาท)`
const spokenAfter = '-\\s*(\\d{1,2}\\s*(โมง|ทุ่ม)|ตี|เที่ยง|บ่าย)'
const minutesPast = `(?<past>\\s*ครึ่ง|\\s*\\d{1,2}\\s*นาที|\\s*(สิบห้า|สามสิบ|สี่สิบห้า)(?!${notMinutes})|\\s*(15|30|45)(?![\\d.,:/]|${notMinutes}|\\s*-)|(15|30|45)(?=${spokenAfter}))?`
const partOfDay = 'เ[ชซ]้า|เย็น|แลง|ค่ำ|บ่าย'
/** Before the figures of a time: other figures, unless they are a time as well ("14.00/17.00"). */
const notInFigures = '(?<![\\d.,:]|(?<!\\d[.:]\\d\\d(\\s*น\\.?)?\\s*)\\/)'

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
    pattern(
      `${notInFigures}(?<h>\\d{1,2})[.:](?<m>[0-5]\\d)(?!\\d|[.:]\\d|\\/(?!\\d{1,2}[.:]\\d\\d)\\d)${oClock}?`,
    ),
    ({ groups }) => ofDay(Number(groups.h), Number(groups.m)),
  ],
  [
    pattern(`(?<!\\d|[.,:/]\\s?)(?<h>0\\d|1\\d|2[0-4])(?<m>00|15|30|45)${oClock}`),
    ({ groups }) => ofDay(Number(groups.h), Number(groups.m)),
  ],
  [
    pattern('(?<=(เวลา|เริ่ม|เข้า|เลิก|ออก)(งาน)?\\s*)(?<h>0\\d|1\\d|2[0-4])(?<m>00|15|30|45)(?!\\d|\\s*-)'),
    ({ groups }) => ofDay(Number(groups.h), Number(groups.m)),
  ],
  [pattern(`(?<![\\d.,:/])(?<h>\\d{1,2})${oClock}`), ({ groups }) => ofDay(Number(groups.h), 0)],
  [pattern(`เท[ี่]*ยงคืน${minutesPast}`), ({ groups }) => [minutesOf(groups.past)]],
  [
    // "ช่วงเที่ยง" is about noon, but "ช่วงเที่ยงถึงบ่ายสาม" begins then.
    pattern(`((?<!(ช่วง|มื้อ|ข้าว|อาหาร|กะ|รอบ)\\s*)|(?=เท[ี่]*ยง\\s*(-|ถึง|ยัน|จน)))เท[ี่]*ยง(ตรง|วัน)?${minutesPast}`),
    ({ groups }) => [12 * 60 + minutesOf(groups.past)],
  ],
  [
    pattern(
      `((?<when>${partOfDay})\\s*)?${count}\\s*โมง\\s*(?<part>${partOfDay})?${minutesPast}(?<late>${partOfDay})?`,
    ),
    ({ groups: { n = '', part, late, when, past } }) =>
      byBell(readNumber(n) ?? 0, part ?? late ?? when, minutesOf(past)),
  ],
  [
    pattern(`บ่าย\\s*(${count}\\s*(โมง)?|โมง)${minutesPast}`),
    ({ groups }) => byBell((groups.n && readNumber(groups.n)) || 1, 'บ่าย', minutesOf(groups.past)),
  ],
  [
    pattern(`${count}?\\s*ทุ[่้]?ม(\\s*(นึง|หนึ่ง|ตรง))?${minutesPast}`),
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
  return past.includes('ครึ่ง') ? 30 : (readNumber(past.replace('นาที', '').trim()) ?? 0)
}

/** The minute of the day of a time by the clock; none where there is no such time. */
export function ofDay(hours: number, minutes: number): number[] {
  const total = hours * 60 + minutes
  return total > dayMinutes ? [] : [total % dayMinutes]
}

function halfDay(hours: number, minutes: number, half = ''): number[] {
  if (hours < 1 || hours > 12) return []
  return [((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes]
}

/**
 * "N mong": seven to eleven are mornings, one to five afternoons (the nights have words of their own), six is either.
 * One to three "in the morning" are counted from six; four and five are that to few, and hours of the night to others.
 */
function byBell(n: number, part: string | undefined, minutes: number): number[] {
  if (/[ชซ]้า/.test(part ?? '')) {
    if (n <= 3) return [(n + 6) * 60 + minutes]
    return n >= 6 && n <= 11 ? [n * 60 + minutes] : []
  }
  if (part) return n >= 1 && n <= 7 ? [(n + 12) * 60 + minutes] : []
  if (n === 6) return [6 * 60 + minutes, 18 * 60 + minutes]
  return [(n < 6 ? n + 12 : n) * 60 + minutes]
}

/** A time of day in the line; `readings` are the minutes of the day it can mean. */
export type Clock = Stretch & { readonly readings: readonly number[] }

/** Every time of day in a line, in its order. */
export function clocksIn(line: Line): Clock[] {
  const found: Clock[] = []
  for (const [wanted, read] of clocks) {
    for (const stretch of line.find(wanted)) {
      if (found.some((other) => overlaps(stretch, other))) continue
      found.push({ start: stretch.start, end: stretch.end, readings: read(stretch) })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
