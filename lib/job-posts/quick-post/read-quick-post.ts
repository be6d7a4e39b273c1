import type { WorkType } from '@/validators/work-types'
import { skipAsides } from './asides'
import { readDates } from './dates'
import { readHeadcount } from './headcount'
import { Line, type QuickPostMark } from './line'
import { type Pay, readPay } from './pay'
import { type QuickPostBranch, readPlace } from './places'
import { readHours } from './times'
import { readWorkType } from './work-type-words'

/** What a line says for sure; null (or no days) is what it does not say, or says in a way that means two things. */
export type QuickPost = {
  readonly branchId: string | null
  readonly workType: WorkType | null
  /** Days of the work, YYYY-MM-DD, ascending. */
  readonly dates: readonly string[]
  /** Times of day, HH:mm; an end at or before the start is the next day. */
  readonly startTime: string | null
  readonly endTime: string | null
  /** The other shift of every one of the days, later than the first; null where there is one. */
  readonly laterShift: { readonly startTime: string; readonly endTime: string } | null
  readonly headcount: number | null
  /** Satang for one person per `payUnit`. */
  readonly payAmount: number | null
  readonly payUnit: Pay['payUnit']
  /** What was read, in the order of the text; marks never overlap. */
  readonly marks: readonly QuickPostMark[]
}

type Deps = {
  /** Today in Thailand, YYYY-MM-DD. */
  readonly today: string
  /** The branches the post can be for. */
  readonly branches: readonly QuickPostBranch[]
}

/**
 * Reads one line of ordinary Thai ("พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600") by rules alone: the same line
 * and deps always give the same answer, without a network. Each reader takes what it understood out of the line,
 * so that no figure is read twice; the order below is therefore part of the rules. It never guesses and never throws:
 * what can mean two things is marked as not clear and left out.
 */
export function readQuickPost(text: string, { today, branches }: Deps): QuickPost {
  const line = new Line(text)
  const branchId = readPlace(line, branches)
  skipAsides(line)
  const pay = readPay(line)
  const dates = readDates(line, today)
  const hours = readHours(line)
  const headcount = readHeadcount(line)
  const workType = readWorkType(line)
  const marks = line.marks.sort((a, b) => a.start - b.start)
  return { branchId, workType, dates, ...hours, headcount, ...pay, marks }
}
