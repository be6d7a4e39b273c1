import { areShiftsChosen } from '@/validators/shift-places'
import { isUndecided, type WorkProgress } from '@/validators/states/application'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import type { ChangedTerm } from '../../tables/applications'
import type { JobPost, Shift } from '../job-posts/repository'
import { byStart, hasBegun, timesOfShift } from '../job-posts/shift-places'
import type { TermsLeft } from './moves-repository'
import { ownShifts, progressOf, spanOfOwn } from './progress'
import type { ApplicationRow, NamedShifts } from './repository'

type Pay = Pick<AgreedTerms, 'payUnit' | 'payAmount' | 'overtimePay' | 'paysHolidayRates' | 'payday'>

/** What a post says about pay. */
export const payOf = ({ payUnit, payAmount, overtimePay, paysHolidayRates, payday }: Pay): Pay => ({
  payUnit,
  payAmount,
  overtimePay,
  paysHolidayRates,
  payday,
})

type PostTerms = Pay & Pick<JobPost, 'branchId' | 'shifts'>

/** A post's terms for somebody who is assigned to these of its shifts; all of them where they are to none of those left. */
export function termsOf(post: PostTerms, assignedShiftIds: readonly string[]): AgreedTerms {
  const own = ownShifts(post.shifts, { shiftIds: [], assignedShiftIds })
  return {
    ...payOf(post),
    branchId: post.branchId,
    shifts: byStart(own).map(({ id, date, startTime, endTime, breakMinutes, headcount }) => ({
      id,
      date,
      startTime,
      endTime,
      breakMinutes,
      headcount,
    })),
  }
}

const toCome = ({ shifts }: Pick<AgreedTerms, 'shifts'>, now: Date) =>
  shifts.filter((shift) => !hasBegun(shift, now))

/** The shifts of agreed terms that were cancelled, as far as they would be yet to come. */
export const cancelledOf = ({ cancelledShifts = [] }: AgreedTerms, now = new Date()) =>
  toCome({ shifts: cancelledShifts }, now)

/**
 * What stands of agreed terms for a post with these shifts: nobody can keep a shift to come that the post has no more, so it is
 * cancelled, for the reason that the company gave.
 */
export function withoutCancelled(
  agreed: AgreedTerms,
  posted: readonly Pick<Shift, 'id'>[],
  { reason = '', now = new Date() }: { readonly reason?: string; readonly now?: Date } = {},
): AgreedTerms {
  const { cancelledShifts = [], cancelReason = '', ...terms } = agreed
  const all = [...agreed.shifts, ...cancelledShifts]
  const isPosted = (shift: (typeof all)[number]) => posted.some(({ id }) => id === shift.id)
  const stands = (shift: (typeof all)[number]) => isPosted(shift) || hasBegun(shift, now)
  const cancelled = all.filter((shift) => !stands(shift))
  if (!all.some(stands)) return agreed
  const shifts = byStart(all.filter(stands))
  if (cancelled.length === 0) return { ...terms, shifts }
  const why = reason || cancelReason
  return { ...terms, shifts, cancelledShifts: byStart(cancelled), ...(why && { cancelReason: why }) }
}

/** Whether a post with these shifts has none any more of those that somebody agreed to, all of which are yet to come. */
export const isAllCancelled = (
  { shifts, cancelledShifts = [] }: AgreedTerms,
  posted: readonly Pick<Shift, 'id'>[],
  now = new Date(),
): boolean =>
  shifts.length > 0 &&
  [...shifts, ...cancelledShifts].every(
    (shift) => !hasBegun(shift, now) && !posted.some(({ id }) => id === shift.id),
  )

const hoursOf = ({ date, startTime, endTime, breakMinutes }: Shift) =>
  [date, startTime, endTime, breakMinutes].join()

/** When people work, whatever its shifts are called. */
const allHours = (shifts: readonly Shift[]) => shifts.map(hoursOf).sort().join(' ')

const payKey = (terms: Pay) => Object.values(payOf(terms)).join()

/** Whether two terms say the same about pay. */
export const isSamePay = (one: Pay, other: Pay): boolean => payKey(one) === payKey(other)

/** Which terms are others than they were, for who has work to come; what has begun counts for its pay alone. */
export function changesOf(was: AgreedTerms, becomes: AgreedTerms, now = new Date()): ChangedTerm[] {
  const [before, after] = [toCome(was, now), toCome(becomes, now)]
  const isLeft = before.length + after.length > 0
  return [
    ...(isSamePay(was, becomes) ? [] : (['pay'] as const)),
    ...(isLeft && was.branchId !== becomes.branchId ? (['place'] as const) : []),
    ...(allHours(before) === allHours(after) && cancelledOf(was, now).length === 0
      ? []
      : (['shifts'] as const)),
  ]
}

/** Whether nothing changed but the pay, and no part of that for the worse: nobody has to be asked about it. */
export function isOnlyBetterPay(was: AgreedTerms, becomes: AgreedTerms): boolean {
  return (
    changesOf(was, becomes).join() === 'pay' &&
    was.payUnit === becomes.payUnit &&
    was.payday === becomes.payday &&
    (was.payAmount ?? 0) <= (becomes.payAmount ?? 0) &&
    (was.overtimePay ?? 0) <= (becomes.overtimePay ?? 0) &&
    (becomes.paysHolidayRates || !was.paysHolidayRates)
  )
}

type Standing = Pick<ApplicationRow, 'oldTerms' | 'toldState' | 'takenBack'>

/** Whether a worker knows of nothing but that they applied: no job of theirs was taken back. */
export const isApplicant = ({
  toldState,
  takenBack,
}: Pick<ApplicationRow, 'toldState' | 'takenBack'>): boolean =>
  isUndecided(toldState) && takenBack !== 'hired'

/** The terms that stand for a worker in the place of the post's, or null. Who applied or is offered the job agreed to none. */
export const standingTerms = (application: Standing): AgreedTerms | null =>
  application.toldState === 'offered' || isApplicant(application) ? null : application.oldTerms

/** Ids of the shifts that a worker has of a post or, before it is theirs, would have; none for all of them. */
export const namedShiftsOf = (
  post: Parameters<typeof areShiftsChosen>[0],
  application: Pick<ApplicationRow, 'toldState' | 'takenBack'> & NamedShifts,
): readonly string[] => {
  if (!isApplicant(application)) return application.assignedShiftIds ?? []
  return areShiftsChosen(post) ? application.shiftIds : []
}

/** The shifts somebody works or would work, on the terms that stand for them. */
export const shiftsOfWorker = (
  shifts: readonly Shift[],
  application: Standing & NamedShifts,
): readonly Shift[] => standingTerms(application)?.shifts ?? ownShifts(shifts, application)

type Kept = Pick<ApplicationRow, 'oldTerms'> & {
  /** Those of the agreed shifts that are still part of the post. */
  readonly assignedShiftIds: readonly string[]
}

/** What somebody has of a post who keeps what they agreed to: their former shifts, and terms of their own where they need any. */
export function keptTerms(
  post: PostTerms,
  { cancelledShifts: _, cancelReason: __, ...agreed }: AgreedTerms,
): Kept {
  const assignedShiftIds = agreed.shifts
    .map(({ id }) => id)
    .filter((id) => post.shifts.some((shift) => shift.id === id))
  const isAsPosted = changesOf(agreed, termsOf(post, assignedShiftIds)).length === 0
  return { assignedShiftIds, oldTerms: isAsPosted ? null : agreed }
}

/**
 * The terms of somebody hired once they gave these shifts back: of the others, what they agreed to stands and is asked about
 * as before, as far as the post still says it differently. Who has none left of the shifts that they were given meanwhile keeps
 * the agreed ones, and is asked about nothing.
 */
export function termsWithout(
  post: PostTerms,
  application: Asked & Standing & NamedShifts,
  givenBack: readonly string[],
): TermsLeft {
  const { changedTerms, termsAnswerBy, assignedShiftIds } = application
  const agreed = standingTerms(application)
  if (!agreed) return { oldTerms: null, changedTerms, termsAnswerBy }
  const oldTerms = { ...agreed, shifts: agreed.shifts.filter(({ id }) => !givenBack.includes(id)) }
  const left = assignedShiftIds?.filter((id) => !givenBack.includes(id)) ?? []
  if (left.length === 0) return { ...keptTerms(post, oldTerms), changedTerms: [], termsAnswerBy: null }
  const changes = changesOf(oldTerms, termsOf(post, left))
  if (changes.length === 0) return { oldTerms: null, changedTerms: [], termsAnswerBy: null }
  return { oldTerms, changedTerms: changedTerms.length > 0 ? changes : [], termsAnswerBy }
}

/** The progress of an applicant's work, from the start of their first shift to the end of their last. */
export function progressOfApplication(post: JobPost, application: Standing & NamedShifts): WorkProgress {
  const own = shiftsOfWorker(post.shifts, application)
  const progress = progressOf({ state: post.state, ...spanOfOwn(post, own) })
  // Where people choose their shifts, those that are still to come can be offered.
  const isPastOffers = areShiftsChosen(post) ? own.every((shift) => hasBegun(shift)) : progress.hasBegun
  return { ...progress, isPastOffers }
}

type Asked = Pick<ApplicationRow, 'state' | 'toldState' | 'termsAnswerBy' | 'changedTerms'>

/** Whether a hired worker was told of other terms, as they still are, and has not answered. */
export const isAsked = ({ state, toldState, termsAnswerBy, changedTerms }: Asked): boolean =>
  state === 'hired' && toldState === 'hired' && termsAnswerBy !== null && changedTerms.length === 0

/** Whether nobody asks a worker any more about other terms than theirs: they keep to those, or did not answer in time. */
export const isSettled = ({
  termsAnswerBy,
  changedTerms,
}: Pick<Asked, 'termsAnswerBy' | 'changedTerms'>): boolean =>
  termsAnswerBy === null && changedTerms.length === 0

const hourMs = 3_600_000
/** How long a worker may think about other terms, and how long before the work a company must know. */
const [answerMs, noticeMs] = [24 * hourMs, 3 * hourMs]

/**
 * Until when a worker who is told of other terms now is asked about them: for a day, at most until three hours before the
 * first shift that is concerned, or its start where that is nearer.
 */
export function answerByOf(was: AgreedTerms, becomes: AgreedTerms, now = new Date()): Date {
  const [before, after] = [toCome(was, now), toCome(becomes, now)]
  const isSame = (shift: Shift, others: readonly Shift[]) =>
    others.some((one) => hoursOf(one) === hoursOf(shift))
  const areAllConcerned = changesOf(was, becomes, now).some((term) => term !== 'shifts')
  const concerned = areAllConcerned
    ? [...before, ...after]
    : [...before.filter((shift) => !isSame(shift, after)), ...after.filter((shift) => !isSame(shift, before))]
  // Without a shift of a cancelled one they may not want the others either.
  const starts = (concerned.length > 0 ? concerned : before).flatMap(
    (shift) => timesOfShift(shift)?.[0].getTime() ?? [],
  )
  const first = Math.min(...starts)
  const latest = now.getTime() + answerMs
  const enough = first - noticeMs > now.getTime() ? first - noticeMs : first
  return new Date(Math.min(latest, enough))
}
