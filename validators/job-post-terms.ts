import { isDate, isTime } from './rules'

export const jobPostTypes = ['daily', 'part_time', 'event'] as const
export const payUnits = ['hour', 'day', 'job'] as const
export const paydays = ['same_day', 'weekly', 'half_month', 'month_end'] as const

/** What comes with the work besides its pay. */
export const benefits = [
  'meal',
  'travel',
  'uniform',
  'accommodation',
  'tips',
  'discount',
  'insurance',
  'training',
  'bonus',
] as const
export type Benefit = (typeof benefits)[number]

/** Who can find a post: everybody, the company's favourite workers, a group of them, or only people with its link. */
export const visibilities = ['public', 'favourites', 'group', 'link'] as const
export type Visibility = (typeof visibilities)[number]

/** Whether a post is shown to chosen workers only. */
export const isForChosen = (visibility: Visibility | null): visibility is 'favourites' | 'group' =>
  visibility === 'favourites' || visibility === 'group'

/** How applicants are interviewed before they are hired. */
export const interviewModes = ['none', 'phone', 'video', 'on_site'] as const
export type InterviewMode = (typeof interviewModes)[number]

/** How a post's question is answered; the answers to `yes_no` are the words `yes` and `no`. */
export const questionKinds = ['yes_no', 'choice', 'text'] as const
export type QuestionKind = (typeof questionKinds)[number]
export const yesNo = ['yes', 'no'] as const

/** Whether people work all shifts of a post, or only those they said they could work. */
export const shiftChoices = ['all', 'each'] as const
export type ShiftChoice = (typeof shiftChoices)[number]

/** Limits for the parts of a post. */
export const jobPostLimits = {
  shifts: 60,
  photos: 5,
  languages: 5,
  questions: 5,
  choices: { min: 2, max: 6 },
} as const

/** The possible answers to a question of this kind; null where the answer is free text. */
export function possibleAnswers(kind: QuestionKind | undefined, choices: readonly string[]) {
  if (kind === 'choice') return choices
  return kind === 'yes_no' ? yesNo : null
}

export type ShiftTimes = { date?: string; startTime?: string; endTime?: string }

const minutesAt = (day: string, clock: string) => Date.parse(`${day}T${clock}:00+07:00`) / 60_000

/** Start and end of a shift in minutes since the epoch; an end at or before the start is the next day. */
export function shiftSpan(shift: ShiftTimes): readonly [start: number, end: number] | null {
  const { date: day = '', startTime = '', endTime = '' } = shift
  if (!isDate(day) || !isTime(startTime) || !isTime(endTime)) return null
  const [start, end] = [minutesAt(day, startTime), minutesAt(day, endTime)]
  return [start, end > start ? end : end + 24 * 60]
}

/** A day and a time of day in Thailand; either may not be typed yet. */
export type DayAndTime = { date?: string; time?: string }

/** The last minute of a day, for a deadline without a time. */
export const endOfDay = '23:59'

/** When applying ends, in minutes since the epoch: without a time at the end of the day, without a day null. */
export function deadlineMinute({ date: day = '', time = '' }: DayAndTime = {}): number | null {
  if (!isDate(day)) return null
  if (time === '') return minutesAt(day, endOfDay)
  return isTime(time) ? minutesAt(day, time) : null
}
