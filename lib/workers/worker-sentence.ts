import { skipAsides } from '@/lib/job-posts/quick-post/asides'
import { isDated, readDates } from '@/lib/job-posts/quick-post/dates'
import { readHeadcount } from '@/lib/job-posts/quick-post/headcount'
import {
  type Found,
  Line,
  pattern,
  type QuickPostMark,
  type Stretch,
  spelling,
} from '@/lib/job-posts/quick-post/line'
import { daysOfNights } from '@/lib/job-posts/quick-post/nights'
import { type QuickPostBranch, readPlace } from '@/lib/job-posts/quick-post/places'
import { readHours } from '@/lib/job-posts/quick-post/times'
import { markUnreadDays } from '@/lib/job-posts/quick-post/unread'
import { readWork } from '@/lib/job-posts/quick-post/work-types'
import type { CertificateKind } from '@/validators/certificate-kinds'
import { dayParts } from '@/validators/free-parts'
import type { LanguageCode, LanguageLevel } from '@/validators/languages'
import type { WorkType } from '@/validators/work-types'
import type { AskedPayUnit, WorkerFilter, WorkerSort } from '@/validators/worker-search'
import { areas } from './areas'
import { type PartKey, readParts, readWeekdays } from './sentence-days'
import {
  readCertificates,
  readExperience,
  readFlags,
  readLanguages,
  readMostPay,
  readReach,
  skipAges,
} from './sentence-terms'
import { fillers } from './sentence-words'

export type SentenceTopic = WorkerFilter | 'place' | 'radius' | 'sort'

/** A part of the sentence that became a filter, in UTF-16 units of the text as typed. */
export type SentenceMark = { readonly topic: SentenceTopic; readonly start: number; readonly end: number }

/** Where a sentence looks: a branch of the company, or a place that is known by its name. */
export type SentencePlace =
  | { readonly branchId: string }
  | { readonly name: string; readonly lat: number; readonly lng: number }

/** The filters a sentence asks for; what it does not say is null or empty. */
export type WorkerSentence = {
  readonly place: SentencePlace | null
  readonly radiusKm: number | null
  /** Whether it asks for people farther away than anybody is looked for. */
  readonly isBeyond: boolean
  /** How old somebody is to be, as typed: never a filter, nor looked for. */
  readonly ages: readonly string[]
  readonly workTypes: readonly WorkType[]
  /** As the parameter `free` of the search: shifts, days, parts of weekdays. */
  readonly free: readonly string[]
  /** What `free` is meant to be, where the words for days can mean several: two or none. */
  readonly possibleFree: readonly (readonly string[])[]
  /** Satang. */
  readonly pay: { readonly most: number; readonly unit: AskedPayUnit } | null
  readonly experienceMonths: number | null
  readonly languages: readonly { readonly code: LanguageCode; readonly level: LanguageLevel }[]
  readonly certificates: readonly CertificateKind[]
  readonly verified: boolean
  readonly workedForUs: boolean
  readonly favourites: boolean
  readonly sort: WorkerSort | null
  /** The words that became no filter: they are looked for in what workers write. */
  readonly q: string
  /** In the order of the text; marks never overlap. */
  readonly marks: readonly SentenceMark[]
  /**
   * Parts that are about a filter and became none, nor are looked for: days there are not, hours without a day. In the order of
   * the text.
   */
  readonly unread: readonly SentenceMark[]
}

type Deps = {
  /** Today in Thailand, YYYY-MM-DD. */
  readonly today: string
  readonly branches: readonly QuickPostBranch[]
}

/**
 * Reads a sentence about who is wanted ("เด็กเสิร์ฟแถวสยามว่างเสาร์นี้ไม่เกิน 500") into the filters of a search, by rules alone
 * and with the words of quick post. It never throws; what it does not understand stays in `q`.
 */
export function readWorkerSentence(text: string, { today, branches }: Deps): WorkerSentence {
  const line = new Line(text)
  const marks: SentenceMark[] = []
  const take = (topic: SentenceTopic, found: Stretch) => {
    const before = line.marks.length
    line.take('place', found, true)
    marks.push(...line.marks.splice(before).map(({ start, end }) => ({ topic, start, end })))
  }
  const unread: SentenceMark[] = []
  /** Names what was read since by its filter, where it became one. */
  const rename = (topic: SentenceTopic, isFilter: (mark: QuickPostMark) => boolean = isClearMark) => {
    for (const mark of line.marks.splice(0)) {
      const into = isFilter(mark) ? marks : unread
      into.push({ topic, start: mark.start, end: mark.end })
    }
  }

  const ages = marksOf(text, skipAges(line)).map(({ start, end }) => text.slice(start, end))
  const reach = readReach(line, take)
  const flags = readFlags(line, take)
  const branchId = readPlace(line, branches)
  rename('place')
  const place = branchId ? { branchId } : readArea(line, take)
  const certificates = readCertificates(line, take)
  const pay = readMostPay(line, take)
  const experienceMonths = readExperience(line, take)
  const duration = skipAsides(line)
  const work = readWork(line)
  const workTypes = work.type ? [work.type] : typesIn(work.stretches, text)
  rename('workTypes', () => workTypes.length > 0)
  const languages = readLanguages(line, take)
  const weekly = readWeekdays(line)
  const parts = readParts(line)
  const read = readDates(line, today, [])
  const hours = readHours(line, { duration, isPaid: pay !== null, isDated: isDated(line) })
  const { dates, possible } = daysOfNights(line, read, hours)
  const times = { weekdays: weekly.days, parts: parts.parts, ...hours }
  const isOpen = dates.length === 0 && possible.length > 1
  const hasDays = dates.length > 0 || weekly.days.length > 0 || isOpen
  const hasHours = hasDays && hours.startTime !== null && hours.endTime !== null
  if (!hasDays) markUnreadDays(line)
  // Days that can mean several are asked about.
  rename('free', ({ topic, isClear }) => (topic === 'time' ? isClear && hasHours : isClear || isOpen))
  // How many people are wanted is no filter.
  readHeadcount(line, work)
  line.marks.splice(0)
  marks.push(...marksOf(text, weekly.stretches))
  const ofParts = marksOf(text, parts.stretches)
  if (hasDays) marks.push(...ofParts)
  else unread.push(...ofParts)
  return {
    place,
    radiusKm: reach?.km ?? null,
    isBeyond: reach?.isBeyond ?? false,
    ages,
    workTypes,
    free: slotsOf({ dates, ...times }),
    possibleFree: isOpen ? possible.map((meant) => slotsOf({ dates: meant, ...times })) : [],
    pay: pay ?? null,
    experienceMonths,
    languages,
    certificates,
    ...flags,
    q: restOf(line),
    marks: inOrder(marks),
    unread: inOrder(unread),
  }
}

const isClearMark = ({ isClear }: QuickPostMark) => isClear
const inOrder = (marks: readonly SentenceMark[]) => marks.toSorted((one, other) => one.start - other.start)

/** Where stretches of the line are in the text; weekdays and parts are skipped rather than taken. */
function marksOf(text: string, stretches: readonly Stretch[]): SentenceMark[] {
  const line = new Line(text)
  return stretches.flatMap((stretch) => {
    line.take('date', stretch, true)
    return line.marks.splice(0).map(({ start, end }) => ({ topic: 'free' as const, start, end }))
  })
}

/** Several types of work in a search are any of them: each is read on its own. */
function typesIn(stretches: readonly Stretch[], text: string): WorkType[] {
  const typed = new Line(text).typed
  const types = stretches.flatMap(({ start, end }) => readWork(new Line(typed.slice(start, end))).type ?? [])
  return [...new Set(types)]
}

const introduction =
  '(แถว(ๆ)?|ย่าน|โซน|ใกล้(ๆ)?(กับ)?|บริเวณ|ละแวก|เขต|อำเภอ|อ\\.|จังหวัด|จ\\.|ที่|ใน|แยก|สถานี|bts|mrt|สาขา|หน้า)\\s*'
/** Shorter names are also other words. */
const shortest = 4

const areaPatterns = Object.entries(areas)
  .sort(([one], [other]) => other.length - one.length)
  .map(([name, position]) => {
    const lead = name.length < shortest ? introduction : `(${introduction})?`
    return { name, position, wanted: pattern(`${lead}${spelling(name)}`) }
  })

/** The first known place that the line names, the longest name at a place. */
function readArea(line: Line, take: (topic: SentenceTopic, found: Found) => void): SentencePlace | null {
  const found = areaPatterns.flatMap(({ name, position, wanted }) =>
    line.find(wanted).map((stretch) => ({ name, position, stretch })),
  )
  const [best] = found.sort(
    (one, other) =>
      one.stretch.start - other.stretch.start ||
      other.stretch.end - other.stretch.start - (one.stretch.end - one.stretch.start),
  )
  if (!best) return null
  take('place', best.stretch)
  const [lat, lng] = best.position
  return { name: best.name, lat, lng }
}

type Times = {
  readonly dates: readonly string[]
  readonly weekdays: readonly number[]
  readonly parts: readonly PartKey[]
  readonly startTime: string | null
  readonly endTime: string | null
}

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The slots of the search: each date or weekday with the hours, with the parts of the day, or at any time. */
function slotsOf({ dates, weekdays, parts, startTime, endTime }: Times): string[] {
  const hours = startTime && endTime ? ([startTime, endTime] as const) : null
  const ofDates = dates.flatMap((date) => {
    if (hours) return [`${date}T${hours[0]}/${hours[1]}`]
    if (parts.length === 0) return [date]
    return parts.map((key) => {
      const part = dayParts.find((each) => each.key === key)
      return `${date}T${clock(part?.from ?? 6)}/${clock(part?.until ?? 12)}`
    })
  })
  const keys = hours ? partsWithin(hours) : parts
  const ofWeeks = weekdays.flatMap((day) =>
    keys.length === 0 ? [String(day)] : keys.map((key) => `${day}.${key}`),
  )
  return [...ofDates, ...ofWeeks]
}

/** The parts of a day that hours touch. */
function partsWithin([start, end]: readonly [string, string]): PartKey[] {
  const begins = minuteOf(start)
  const ends = minuteOf(end) > begins ? minuteOf(end) : minuteOf(end) + 24 * 60
  return dayParts.filter(({ from, until }) => from * 60 < ends && until * 60 > begins).map(({ key }) => key)
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** What was not read, without the words around it. */
function restOf(line: Line): string {
  const left = line.text.replaceAll('\0', ' ').replace(/[\p{P}\p{S}]+/gu, ' ')
  const kept = left
    .split(/\s+/)
    .map((piece) =>
      Array.from(segmenter.segment(piece), ({ segment }) => segment)
        .filter((word) => !fillers.has(word))
        .join(''),
    )
    .filter((piece) => piece.length > 1)
  return kept.join(' ')
}
