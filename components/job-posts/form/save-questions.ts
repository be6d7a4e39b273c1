import type { JobPost } from '@/lib/job-posts/job-post'
import { type ShiftTimes, shiftSpan } from '@/validators/job-post-terms'
import { areShiftsChosen } from '@/validators/shift-places'
import { type JobPostValues, jobPostValues } from './job-post-values'

/** A shift that lasts longer than this is asked about: its end may be meant for the same day. */
const longestUnasked = 14 * 60

/** A shift of a post's former or new values. */
export type AskedShift = NonNullable<JobPostValues['shifts']>[number]

/** Somebody who has the job or is offered it, and their shifts; null for all of them. */
export type HiredPerson = {
  /** null where it could not be loaded, or without an account. */
  readonly name: string | null
  readonly shiftIds: readonly string[] | null
  /** The shifts that stand for them until they answer about those; undefined where nobody asks. */
  readonly agreedIds?: readonly string[]
  /** They are offered the job, and have not answered. */
  readonly isOffered?: boolean
}

/** What somebody is asked before a post is stored as they typed it. */
export type SaveQuestions = {
  /** The shifts that last unusually long, each with its minutes from start to end. */
  readonly long: readonly { readonly shift: AskedShift; readonly minutes: number }[]
  /** How many hired people will be told of other terms. */
  readonly asked: number
  /** How many of these lose the job, of whose shifts none is left, and how many lose some of theirs, and are asked about the rest. */
  readonly loses: number
  readonly keeps: number
  /** How many offers are taken back, of whose shifts none is left. */
  readonly offers: number
  /** The named of who has the job, each with the first shift that they lose, or that is another; null where none of theirs is. */
  readonly people: readonly { readonly name: string; readonly shift: AskedShift | null }[]
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

/** A shift that has begun is taken out of no post whose people choose: the service says so. */
const hasBegun = (shift: ShiftTimes) => {
  const [start] = shiftSpan(shift) ?? []
  return start !== undefined && start * 60_000 <= Date.now()
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

/** The earliest of the shifts that are others than they were, as people knew it. */
const firstOf = (changed: SaveQuestions['shifts']): AskedShift | null =>
  changed
    .flatMap(({ was }) => was ?? [])
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))[0] ?? null

/** Which of the shifts of somebody that are others now their name comes with: one that they lose before any other. */
const namedOf = (changed: SaveQuestions['shifts']): AskedShift | null =>
  firstOf(changed.filter(({ becomes }) => !becomes)) ?? firstOf(changed)

const timeOf = ({ date = '', startTime = '' }: AskedShift) => `${date} ${startTime}`

/**
 * What to ask before a post is stored: about shifts that became unusually long, and about the people who have the job where
 * they will be asked about other terms, or are offered it and have no shift left; null for nothing. `concernable` are these people.
 */
export function saveQuestionsOf(
  values: JobPostValues,
  post: JobPost | null,
  concernable: readonly HiredPerson[],
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
  ]
    .filter(({ was: former, becomes }) => !former || !becomes || hoursOf(former) !== hoursOf(becomes))
    .filter(({ was: former, becomes }) => !former || becomes || !areShiftsChosen(values) || !hasBegun(former))
  const long = changed.flatMap(({ becomes: shift }) =>
    shift && minutesOf(shift) > longestUnasked ? [{ shift, minutes: minutesOf(shift) }] : [],
  )
  const isOfAll = isOtherPay(was, values) || was.branchId !== values.branchId
  const changesOf = ({ shiftIds }: HiredPerson) =>
    changed.filter(
      ({ was: former }) => shiftIds === null || (former?.id !== undefined && shiftIds.includes(former.id)),
    )
  const hired = post ? concernable.filter(({ isOffered }) => !isOffered) : []
  const concerned = hired.filter((person) => isOfAll || changesOf(person).length > 0)
  const people = concerned.flatMap((person) =>
    person.name === null ? [] : [{ name: person.name, shift: namedOf(changesOf(person)) }],
  )
  const removed = changed.flatMap(({ was: former, becomes }) => (former && !becomes ? [former.id] : []))
  const idsOf = ({ shiftIds }: HiredPerson) => shiftIds ?? before.map(({ id }) => id)
  const cut = concerned.filter((person) => idsOf(person).some((id) => removed.includes(id)))
  const areAllRemoved = (ids: readonly (string | undefined)[] | null) =>
    ids !== null && ids.length > 0 && ids.every((id) => removed.includes(id))
  const loses = cut.filter((person) => areAllRemoved(person.agreedIds ?? idsOf(person))).length
  const offers = post
    ? concernable.filter(({ isOffered, shiftIds }) => isOffered && areAllRemoved(shiftIds)).length
    : 0
  const asked = concerned.length
  if (long.length === 0 && asked === 0 && offers === 0) return null
  return {
    long,
    asked,
    loses,
    keeps: cut.length - loses,
    offers,
    people,
    was,
    becomes: values,
    shifts: changed,
  }
}
