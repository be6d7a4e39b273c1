import type { JobPost } from '@/lib/job-posts/job-post'
import { type ShiftTimes, shiftSpan } from '@/validators/job-post-terms'
import { type JobPostValues, jobPostValues } from './job-post-values'

/** A shift that lasts longer than this is asked about: its end may be meant for the same day. */
const longestUnasked = 14 * 60

/** A shift of a post's former or new values. */
export type AskedShift = NonNullable<JobPostValues['shifts']>[number]

/** What somebody is asked before a post is stored as they typed it. */
export type SaveQuestions = {
  /** The shifts that last unusually long, each with its minutes from start to end. */
  readonly long: readonly { readonly shift: AskedShift; readonly minutes: number }[]
  /** How many hired people will be asked about other terms. */
  readonly asked: number
  /** What of the terms is other than it was. */
  readonly was: JobPostValues
  readonly becomes: JobPostValues
  /** Each shift that is another than it was, beside the one it was; without a partner it was added or removed. */
  readonly shifts: readonly { readonly was?: AskedShift; readonly becomes?: AskedShift }[]
}

const minutesOf = (shift: ShiftTimes) => {
  const span = shiftSpan(shift)
  return span ? span[1] - span[0] : 0
}

const hoursOf = ({ date, startTime, endTime, breakMinutes }: AskedShift) =>
  [date, startTime, endTime, breakMinutes ?? 0].join()

/** What of the pay is worse or otherwise than it was: better pay alone is asked about by nobody. */
const isOtherPay = (was: JobPostValues, becomes: JobPostValues) =>
  was.payUnit !== becomes.payUnit ||
  was.payday !== becomes.payday ||
  (was.payAmount ?? 0) > (becomes.payAmount ?? 0) ||
  (was.overtimePay ?? 0) > (becomes.overtimePay ?? 0) ||
  (Boolean(was.paysHolidayRates) && !becomes.paysHolidayRates)

/**
 * What to ask before a post is stored: about shifts that became unusually long, and about the people who have the job where
 * they will be asked about other terms; null for nothing. `hired` are the shifts of each of them, null for all.
 */
export function saveQuestionsOf(
  values: JobPostValues,
  post: JobPost | null,
  hired: readonly (readonly string[] | null)[],
): SaveQuestions | null {
  const was = jobPostValues(post)
  const before = post ? (was.shifts ?? []) : []
  const after = values.shifts ?? []
  const partnerOf = (shift: AskedShift, others: readonly AskedShift[]) =>
    others.find(({ id }) => id !== undefined && id === shift.id)
  const changed = [
    ...before.map((shift) => ({ was: shift, becomes: partnerOf(shift, after) })),
    ...after
      .filter((shift) => !partnerOf(shift, before))
      .map((shift) => ({ was: undefined, becomes: shift })),
  ].filter(({ was: former, becomes }) => !former || !becomes || hoursOf(former) !== hoursOf(becomes))
  const long = changed.flatMap(({ becomes: shift }) =>
    shift && minutesOf(shift) > longestUnasked ? [{ shift, minutes: minutesOf(shift) }] : [],
  )
  const isOfAll = isOtherPay(was, values) || was.branchId !== values.branchId
  const isConcerned = (shiftIds: readonly string[] | null) =>
    isOfAll ||
    changed.some(
      ({ was: former }) => shiftIds === null || (former?.id !== undefined && shiftIds.includes(former.id)),
    )
  const asked = post ? hired.filter(isConcerned).length : 0
  return long.length > 0 || asked > 0 ? { long, asked, was, becomes: values, shifts: changed } : null
}
