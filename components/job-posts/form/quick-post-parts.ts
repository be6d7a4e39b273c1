import {
  type AnswerTo,
  type AskedPart,
  askedParts,
  partsGiven,
  type Question,
} from '@/lib/job-posts/quick-post/questions'
import type { QuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import { isForYoung } from '@/validators/labour-law'
import type { JobPostValues } from './job-post-values'
import { type Hours, hasHours, hoursOf, type Shift, shiftLike, withLawfulRest } from './shift-hours'

/** The parts of the form that a line can fill, each as one comparable value; days are joined by spaces. */
export type QuickPostParts = { [Part in AskedPart]?: AnswerTo[Part] | undefined } & {
  title?: string
  minAge?: number
  maxAge?: number
  payday?: JobPostValues['payday']
  /** Joined by spaces. */
  benefits?: string
  gear?: string
  description?: string
}

export type QuickPostPart = keyof QuickPostParts

/** The parts that are named to people, in the order of the form; the title follows from the others. */
export const namedParts = [
  ...askedParts,
  'minAge',
  'maxAge',
  'payday',
  'description',
  'gear',
  'benefits',
] as const satisfies readonly QuickPostPart[]

/** What each asked part is while nobody has said it. */
const blank = {
  branchId: '',
  workType: undefined,
  title: '',
  days: '',
  startTime: '',
  endTime: '',
  headcount: undefined,
  payUnit: undefined,
  payAmount: undefined,
  shiftChoice: undefined,
} satisfies QuickPostParts

const shiftParts: readonly QuickPostPart[] = ['days', 'startTime', 'endTime']

/** Whether a part has no value. */
export const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** The form's current parts, each day once; hours that differ, between days or within one, are joined as well. */
export function partsOf({ shifts = [], ...values }: JobPostValues): QuickPostParts {
  const together = (times: readonly (string | undefined)[]) => [...new Set(times)].join(' ')
  return {
    branchId: values.branchId,
    workType: values.workType,
    title: values.title,
    days: together(shifts.map(({ date }) => date)),
    startTime: together(shifts.map(({ startTime }) => startTime)),
    endTime: together(shifts.map(({ endTime }) => endTime)),
    headcount: values.headcount,
    payAmount: values.payAmount,
    payUnit: values.payUnit,
    shiftChoice: values.shiftChoice,
    minAge: values.minAge,
    maxAge: values.maxAge,
    payday: values.payday,
    benefits: values.benefits?.join(' '),
    gear: values.gear,
    description: values.description,
  }
}

/** The parts that a line gives; `nameOf` names a type of work. */
export function partsSaid(
  post: QuickPost,
  nameOf: (workType: NonNullable<QuickPost['workType']>) => string,
): QuickPostParts {
  const { minAge, maxAge, payday, benefits, gear } = post.extras
  const title = post.workType && titleOf(post.workName, nameOf(post.workType))
  const extras = {
    title,
    minAge,
    maxAge,
    payday,
    benefits: benefits.join(' '),
    gear,
    description: post.leftOver,
  }
  const said = Object.entries(extras).filter(([, value]) => !isBlank(value))
  return { ...partsGiven(post), ...Object.fromEntries(said) }
}

const shortestTitle = 5

/** The letters by which a word is known however it is misspelt. */
const consonantsOf = (word: string) => word.replaceAll(/[^ก-ฮ]|ร/g, '')

/** The work as it was called, unless that is a shorter or misspelt name of its type, or none that workers would look for. */
function titleOf(said: string | null, name: string): string {
  if (!said || said.length < shortestTitle || !/^[ก-๎]/.test(said)) return name
  return consonantsOf(name).includes(consonantsOf(said)) ? name : said
}

const names = (parts: QuickPostParts) => Object.keys(parts) as QuickPostPart[]

/** The parts that satisfy a condition. */
export function pickParts(parts: QuickPostParts, wanted: (part: QuickPostPart) => boolean): QuickPostParts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => wanted(name as QuickPostPart)))
}

type Sources = { readonly start: QuickPostParts; readonly filled: QuickPostParts }

/** True for a part that a person filled in: neither its initial value nor what an earlier line put there. */
export function isByHand(part: QuickPostPart, current: QuickPostParts, { start, filled }: Sources): boolean {
  const value = current[part]
  return !isBlank(value) && value !== start[part] && value !== filled[part]
}

/** Whether a person still has to answer what a line leaves open: the part is empty, or has a value from before the line. */
export function isOpen({ part, words }: Question, current: QuickPostParts, sources: Sources): boolean {
  return isBlank(current[part]) || (words !== null && !isByHand(part, current, sources))
}

/** The parts that become empty because the line speaks of them without saying them, each with its empty value. */
export function partsEmptied(
  questions: readonly Question[],
  current: QuickPostParts,
  sources: Sources,
): QuickPostParts {
  const open = questions.filter(({ words }) => words !== null).map(({ part }): QuickPostPart => part)
  const left = open.includes('workType') ? [...open, 'title' as const] : open
  return pickParts(
    blank,
    (part) => left.includes(part) && !isBlank(current[part]) && !isByHand(part, current, sources),
  )
}

/**
 * The form values that change when these parts are applied: existing shifts keep what the line does not mention, and
 * their rest follows the hours it gives. `filled` is what earlier lines put in.
 */
export function valuesWith(
  values: JobPostValues,
  parts: QuickPostParts,
  filled: QuickPostParts,
): Partial<JobPostValues> {
  const { days: _, startTime, endTime, benefits, ...plain } = parts
  const others = { ...plain, ...(benefits !== undefined && { benefits: listOf(benefits) }) }
  if (!names(parts).some((part) => shiftParts.includes(part))) return others
  const shifts = shiftsWith(values.shifts ?? [], parts, filled)
  const saysHours = startTime !== undefined || endTime !== undefined
  if (!saysHours) return { ...others, shifts }
  return { ...others, shifts: shifts.map((shift) => withLawfulRest(shift, isForYoung(values.minAge))) }
}

const listOf = (benefits: string) =>
  benefits.split(' ').filter((benefit) => benefit !== '') as JobPostValues['benefits']

function shiftsWith(
  shifts: readonly Shift[],
  { days, startTime, endTime }: QuickPostParts,
  filled: QuickPostParts,
): Shift[] {
  // Only the dates go: the hours of each day may be somebody's own.
  if (days === '') {
    const undated = shifts.map((shift) => ({ ...shift, date: '' }))
    return shiftsWith(undated, { startTime, endTime }, filled)
  }
  const twice = hoursTwiceADay(shifts, { startTime, endTime }, filled)
  if (twice) {
    const dates = days?.split(' ') ?? [...new Set(shifts.map(({ date = '' }) => date))]
    return dates.flatMap((date) => twice.map((hours) => ({ ...shiftLike(shifts.at(-1)), ...hours, date })))
  }
  const dates = days?.split(' ') ?? shifts.map(({ date }) => date ?? '')
  return dates.map((date, index) => {
    const own = shifts[index]
    const like = { ...shiftLike(own ?? shifts.at(-1)), ...(own?.id && { id: own.id }) }
    return { ...like, date, startTime: startTime ?? like.startTime, endTime: endTime ?? like.endTime }
  })
}

const areTwo = ({ startTime = '', endTime = '' }: QuickPostParts) => `${startTime}${endTime}`.includes(' ')

/**
 * The hours of both shifts of each day, when the line gives two or all days of the form have the same two. Shifts without a
 * day are days of their own, unless a line put two in for each.
 */
function hoursTwiceADay(
  shifts: readonly Shift[],
  { startTime, endTime }: QuickPostParts,
  filled: QuickPostParts,
): readonly Hours[] | undefined {
  const [starts = [], ends = []] = [startTime?.split(' '), endTime?.split(' ')]
  if (starts.length === 2 || ends.length === 2) {
    const before = [...new Map(shifts.map((shift) => [shift.startTime, hoursOf(shift)])).values()]
    return [0, 1].map((index) => ({
      startTime: starts[index] ?? before[index]?.startTime ?? '',
      endTime: ends[index] ?? before[index]?.endTime ?? '',
    }))
  }
  if (startTime !== undefined || endTime !== undefined) return undefined
  if (!areTwo(filled) && shifts.some(({ date }) => !date)) return undefined
  const ofFirst = shifts.filter(({ date }) => date === shifts[0]?.date).map(hoursOf)
  const days = new Set(shifts.map(({ date }) => date)).size
  const areOfAll = ofFirst.every((hours) => shifts.filter((shift) => hasHours(shift, hours)).length === days)
  return ofFirst.length === 2 && shifts.length === 2 * days && areOfAll ? ofFirst : undefined
}

/** The values that undo a filling: those before it, except where somebody has changed what it put there. */
export function valuesBefore(
  before: JobPostValues,
  now: JobPostValues,
  filling: QuickPostParts,
): Partial<JobPostValues> {
  const current = partsOf(now)
  const untouched = names(filling).filter((part) => current[part] === filling[part])
  const wereShifts = names(filling).filter((part) => shiftParts.includes(part))
  const isShiftsToo = wereShifts.length > 0 && wereShifts.every((part) => untouched.includes(part))
  const alone = untouched.filter((part) => !shiftParts.includes(part)) as (keyof JobPostValues)[]
  const taken = isShiftsToo ? [...alone, 'shifts' as const] : alone
  return Object.fromEntries(taken.map((name) => [name, before[name]]))
}
