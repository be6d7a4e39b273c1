import type { ShiftChoice } from '@/validators/job-post-terms'
import type { WorkType } from '@/validators/work-types'
import { skipAsides } from './asides'
import { isDated, readDates } from './dates'
import { type Extras, leftOver, readExtras } from './extras'
import { readHeadcount } from './headcount'
import { Line, overlaps, type QuickPostMark } from './line'
import { daysOfNights } from './nights'
import { markPartOfDay } from './parts-of-day'
import { hasOtherPay, type Pay, readBarePay, readPay } from './pay'
import { markUnknownBranch, type QuickPostBranch, readPlace } from './places'
import { type ChoiceWords, skipShiftChoice } from './shift-choice'
import { type Hours, readHours } from './times'
import { markUnread } from './unread'
import { readWork, workNameOf } from './work-types'

/** What a line says unambiguously; null (or no days) where it says nothing or can mean two things. */
export type QuickPost = {
  readonly branchId: string | null
  readonly workType: WorkType | null
  /** What the work is called, as it was typed; null where it only follows from where the work is. */
  readonly workName: string | null
  /** Days of the work, YYYY-MM-DD, ascending. */
  readonly dates: readonly string[]
  /** Where the words for days can mean several: which those are, each ascending, at most two. */
  readonly possibleDates: readonly (readonly string[])[]
  /** Times of day, HH:mm; an end at or before the start is the next day. */
  readonly startTime: string | null
  readonly endTime: string | null
  /** The second shift on each of the days, later than the first; null when there is only one. */
  readonly laterShift: { readonly startTime: string; readonly endTime: string } | null
  /** Whether everybody works all shifts or people choose theirs; null where there is one shift, or pay is for all. */
  readonly shiftChoice: ShiftChoice | null
  readonly headcount: number | null
  /** Whether the line names several types of work: a post is for one, and what differs between them was left out. */
  readonly hasSeveralJobs: boolean
  /** Satang for one person per `payUnit`. */
  readonly payAmount: number | null
  readonly payUnit: Pay['payUnit']
  /** Where hours, or rates of pay, are said that exclude each other: which those are. */
  readonly possibleHours: Hours['possibleHours']
  readonly possiblePays: Pay['possiblePays']
  /** Whether pay "for each person" is meant for the day: it is where there is one shift on one day, and no unit. */
  readonly isDayMeant: boolean
  /** What is said besides the terms of the work, for the fields that a post has for it. */
  readonly extras: Extras
  /** Phrases that say something no field is for, for the description; empty where there are none. */
  readonly leftOver: string
  /** What was read, in the order of the text; marks never overlap. */
  readonly marks: readonly QuickPostMark[]
}

type Deps = {
  /** Today in Thailand, YYYY-MM-DD. */
  readonly today: string
  /** The branches that the post can be for. */
  readonly branches: readonly QuickPostBranch[]
}

/**
 * Reads one line of ordinary Thai ("พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600") by rules alone:
 * the same line and deps always give the same result, without a network. Each reader removes what it understood from
 * the line, so that no number is read twice; the order below is therefore part of the rules. It never guesses and never
 * throws: what can mean two things is marked as not clear and left out.
 */
export function readQuickPost(text: string, { today, branches }: Deps): QuickPost {
  const line = new Line(text)
  const branchId = readPlace(line, branches)
  const duration = skipAsides(line)
  const choice = skipShiftChoice(line)
  const work = readWork(line)
  const { isPerNight, isPerPerson, ...pay } = readPay(line)
  const isOfPay = line.marks.some(({ topic }) => topic === 'pay')
  const read = readDates(line, today, work.isSeveral ? work.stretches : [])
  const around = { duration, isPaid: pay.payAmount !== null, isDated: isDated(line) }
  const hours = readHours(line, around)
  const headcount = readHeadcount(line, work)
  if (branchId === null) markUnknownBranch(line)
  const isTimed = hours.startTime !== null || hours.endTime !== null
  if (!line.marks.some(({ topic }) => topic === 'time')) markPartOfDay(line)
  // Of several jobs, bare figures may be the pay of the last one only.
  const isBare = !isOfPay && !work.isSeveral && (isTimed || read.dates.length > 0)
  const payAmount = isBare ? readBarePay(line, isTimed) : undenied(line, pay.payAmount, isTimed)
  const { dates, possible } = daysOfNights(line, read, hours)
  markUnread(line)
  // Read beside the others, as "600, paid in cash" is the pay, too.
  const beside = new Line(text)
  const extras = readExtras(beside)
  const isChoosable = (dates.length !== 1 || hours.laterShift !== null) && pay.payUnit !== 'job'
  const shiftChoice = isChoosable ? takeShiftChoice(beside, choice) : null
  const others = beside.marks
    .map((mark) => besideAll(mark, line.marks))
    .filter(({ start, end }) => start < end)
  const marks = [...line.marks, ...others].sort((a, b) => a.start - b.start)
  return {
    branchId,
    workType: work.type,
    workName: work.type && work.isNamed ? workNameIn(text, marks) : null,
    dates,
    possibleDates: possible,
    ...hours,
    shiftChoice,
    headcount,
    hasSeveralJobs: work.isSeveral,
    payAmount,
    // Two shifts of a day are two nights to some, and one to others.
    payUnit: isPerNight && hours.laterShift ? null : pay.payUnit,
    possiblePays: pay.possiblePays,
    isDayMeant: isPerPerson && payAmount !== null && dates.length === 1 && !hours.laterShift,
    extras,
    leftOver: leftOver(text, marks),
    marks,
  }
}

/** The pay that is said, unless figures that are like one say another ("วันละ 600 … 500"). */
const undenied = (line: Line, said: number | null, isTimed: boolean) =>
  said !== null && hasOtherPay(line, said, isTimed) ? null : said

/** What the words say; those that say both are marked as not clear. */
function takeShiftChoice(line: Line, words: readonly ChoiceWords[]): ShiftChoice | null {
  const [only = null, ...others] = new Set(words.map(({ choice }) => choice))
  for (const stretch of words) line.take('shiftChoice', stretch, others.length === 0)
  return others.length === 0 ? only : null
}

function workNameIn(text: string, marks: readonly QuickPostMark[]): string | null {
  const mark = marks.find(({ topic }) => topic === 'workType')
  return mark ? workNameOf(text.slice(mark.start, mark.end)) : null
}

/** What other marks leave of a mark. */
function besideAll(mark: QuickPostMark, others: readonly QuickPostMark[]): QuickPostMark {
  let { start, end } = mark
  for (const other of others) {
    if (!overlaps({ start, end }, other)) continue
    if (other.start <= start) start = other.end
    else end = other.start
  }
  return { ...mark, start, end }
}
