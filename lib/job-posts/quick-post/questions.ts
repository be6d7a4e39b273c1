import { payUnits, type ShiftChoice, shiftChoices } from '@/validators/job-post-terms'
import type { WorkType } from '@/validators/work-types'
import { clocksIn, dayMinutes } from './clocks'
import { Line, type QuickPostMark, type QuickPostTopic } from './line'
import { number, readNumber } from './numbers'
import { hoursOfPart } from './parts-of-day'
import type { QuickPostBranch } from './places'
import type { QuickPost } from './read-quick-post'
import { clock, leads } from './times'
import { usualDays, usualHeadcounts } from './usual'

/** The parts of a post that a line should give, in the order of the form. */
export const askedParts = [
  'branchId',
  'workType',
  'days',
  'startTime',
  'endTime',
  'headcount',
  'payUnit',
  'payAmount',
  'shiftChoice',
] as const

export type AskedPart = (typeof askedParts)[number]

/** What each part can be; days are joined by spaces, and so are the two times of two shifts a day. */
export type AnswerTo = {
  branchId: string
  workType: WorkType
  days: string
  startTime: string
  endTime: string
  headcount: number
  payUnit: (typeof payUnits)[number]
  /** Satang for one person per `payUnit`. */
  payAmount: number
  shiftChoice: ShiftChoice
}

/** What of a line each part is read from. */
const topics: Readonly<Record<AskedPart, QuickPostTopic>> = {
  branchId: 'place',
  workType: 'workType',
  days: 'date',
  startTime: 'time',
  endTime: 'time',
  headcount: 'headcount',
  payUnit: 'pay',
  payAmount: 'pay',
  shiftChoice: 'shiftChoice',
}

/** Something that a line leaves open. */
export type Question = {
  [Part in AskedPart]: {
    readonly part: Part
    /** The words of the line that can mean several things, or say it only in part; null where it says nothing. */
    readonly words: string | null
    /** Whether they can mean several things. */
    readonly isUnclear: boolean
    /** What the words can mean, or what is usual; none where neither can be told. */
    readonly answers: readonly AnswerTo[Part][]
    /** What else each of the answers says, in their order, where the words say both at once: until when, or how much. */
    readonly along?: readonly Partial<AnswerTo>[]
    /** Whether the answer is what "now" means. */
    readonly isNow?: boolean
  }
}[AskedPart]

type Read = {
  readonly text: string
  readonly post: QuickPost
  /** Today in Thailand, YYYY-MM-DD. */
  readonly today: string
  readonly branches: readonly QuickPostBranch[]
  /** The time in Thailand, HH:mm, for a line that says "now". */
  readonly now?: string
  /** What the form has, as the days that a button answered. */
  readonly form?: { readonly [Part in AskedPart]?: AnswerTo[Part] | null | undefined }
}

/** The parts that a line gives. */
export function partsGiven(post: QuickPost): Partial<AnswerTo> {
  const times = (part: 'startTime' | 'endTime') =>
    post[part] && [post[part], post.laterShift?.[part]].filter(Boolean).join(' ')
  const parts = {
    branchId: post.branchId,
    workType: post.workType,
    days: post.dates.join(' '),
    startTime: times('startTime'),
    endTime: times('endTime'),
    headcount: post.headcount,
    payUnit: post.payUnit ?? (post.isDayMeant ? 'day' : null),
    payAmount: post.payAmount,
    shiftChoice: post.shiftChoice,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== ''))
}

/** What a line leaves open, to be asked one by one: first what it says in two ways, then what it does not say. */
export function questionsOf(read: Read): Question[] {
  const given = partsGiven(read.post)
  const hasChoice = isChoosable({ ...read.form, ...given })
  const questions = askedParts
    .filter((part) => given[part] === undefined && (part !== 'shiftChoice' || hasChoice))
    .map((part) => questionOf(part, read))
  return [
    ...questions.filter(({ isUnclear }) => isUnclear),
    ...questions.filter(({ isUnclear }) => !isUnclear),
  ]
}

/** Whether there are several shifts, of which pay for the whole job would not mean all. */
const isChoosable = ({ days, startTime, payUnit }: NonNullable<Read['form']>) =>
  payUnit !== 'job' && [days, startTime].some((joined) => joined?.includes(' '))

function questionOf(part: AskedPart, read: Read): Question {
  const marks = read.post.marks.filter(({ topic }) => topic === topics[part])
  const isUnclear = marks.some(({ isClear }) => !isClear)
  const shown = isUnclear ? marks.filter(({ isClear }) => !isClear) : marks
  const words = shown.map(({ start, end }) => read.text.slice(start, end)).join(' ')
  const asked = { words: words === '' ? null : words, isUnclear }
  const pairs = isUnclear ? pairsFor(part, read.post) : []
  if (pairs.length > 1) {
    const along = pairs.map(({ [part]: _, ...others }) => others)
    return { part, ...asked, answers: pairs.map((pair) => pair[part]), along } as Question
  }
  const now = part === 'startTime' ? soonFrom(read) : null
  if (now !== null) return { part: 'startTime', ...asked, answers: [now], isNow: true }
  return { part, ...asked, answers: answersTo[part]({ ...read, ...asked, marks: shown }) } as Question
}

/** Who reads the post has to get there. */
const leastMinutes = 5
const quarter = 15

/** The next quarter of an hour that is to come today, where the line says "now" and no time at which the work begins. */
function soonFrom({ text, post, now }: Read): string | null {
  const isNow = post.marks.some(
    ({ topic, start, end }) => topic === 'date' && text.slice(start, end).includes('ตอนนี้'),
  )
  if (!isNow || !now || post.possibleHours.length > 0) return null
  const [hour = 0, minute = 0] = now.split(':').map(Number)
  const soon = Math.ceil((hour * 60 + minute + leastMinutes) / quarter) * quarter
  return soon < dayMinutes ? clock(soon) : null
}

/** Hours or rates that exclude each other: each answers two parts at once. */
function pairsFor(part: AskedPart, post: QuickPost): readonly Partial<AnswerTo>[] {
  if (part === 'startTime') return post.possibleHours.slice(0, mostAnswers)
  return part === 'payUnit' ? post.possiblePays.slice(0, mostAnswers) : []
}

type Asked = Read & Pick<Question, 'words' | 'isUnclear'> & { readonly marks: readonly QuickPostMark[] }

/** More buttons than this take longer to read than the field takes to fill in. */
const mostAnswers = 4

const answersTo: { readonly [Part in AskedPart]: (asked: Asked) => readonly AnswerTo[Part][] } = {
  branchId: ({ branches }) => (branches.length <= mostAnswers ? branches.map(({ id }) => id) : []),
  workType: () => [],
  days: ({ post, today, isUnclear }) =>
    (isUnclear ? post.possibleDates : usualDays(today)).map((days) => days.join(' ')),
  startTime: (asked) => hoursMeant(asked, false),
  endTime: (asked) => hoursMeant(asked, true),
  headcount: ({ words }) => (words ? numbersIn(words).filter((count) => count <= 500) : usualHeadcounts),
  payUnit: () => payUnits,
  payAmount: ({ words }) => numbersIn(words ?? '').map((baht) => baht * 100),
  shiftChoice: () => shiftChoices,
}

/**
 * What times can mean that are said alone: "six o'clock" is in the morning or in the evening, "evening" several hours, and of
 * two times at which work ends either is one.
 */
function hoursMeant({ text, post, words, marks, isUnclear }: Asked, isEnd: boolean): readonly string[] {
  const possible = post.possibleHours.map((hours) => (isEnd ? hours.endTime : hours.startTime))
  if (possible.length > 1) return [...new Set(possible)].slice(0, mostAnswers)
  const ofPart = hoursOfPart(words ?? '', isEnd)
  if (ofPart.length > 0) return ofPart
  if (!isUnclear) return []
  const said = marks
    .filter(({ start }) => leads.test(text.slice(0, start)) === isEnd)
    .map(({ start, end }) => clocksIn(new Line(text.slice(start, end))))
  if (said.some(({ length }) => length !== 1)) return []
  const meant = said.flatMap(([only]) => only?.readings.map(clock) ?? [])
  return [...new Set(meant)].slice(0, mostAnswers)
}

const numbers = new RegExp(number, 'g')

/** The whole numbers that words name, each once. */
function numbersIn(words: string): number[] {
  const named = (words.match(numbers) ?? []).flatMap((each) => readNumber(each) ?? [])
  return [...new Set(named)].filter((each) => Number.isInteger(each) && each > 0).slice(0, mostAnswers)
}
