import { type Static, Type } from '@fastify/type-provider-typebox'
import { Named, nullable, OneOf, Satang } from '@/services/shared/schema'
import { paydays, payUnits } from '@/validators/job-post-terms'
import { ownPay } from '@/validators/own-pay'
import { isUndecided } from '@/validators/states/application'
import type { Shift } from '../job-posts/repository'
import { byStart, termsOfShift } from '../job-posts/shift-places'
import type { OwnApplication } from './own-applications-repository'
import { ownShifts } from './progress'
import { cancelledOf, isApplicant, isAsked, namedShiftsOf, payOf } from './terms'

/** A shift's day and hours, as its worker reads them. */
export const shiftTimes = {
  id: Type.String(),
  date: Type.String({ description: 'YYYY-MM-DD' }),
  startTime: Type.String({ description: 'HH:mm, Asia/Bangkok' }),
  endTime: Type.String({ description: 'HH:mm; at or before the start it is on the next day' }),
  breakMinutes: Type.Integer(),
}
export const OwnShift = Named('OwnShift', Type.Object(shiftTimes))

const clock = (time: string | null) => time?.slice(0, 5) ?? ''

/** A shift as the worker it is assigned to sees it. */
export const presentOwnShift = ({
  id,
  date,
  startTime,
  endTime,
  breakMinutes,
}: Shift): Static<typeof OwnShift> => ({
  id,
  date: date ?? '',
  startTime: clock(startTime),
  endTime: clock(endTime),
  breakMinutes,
})

/** The terms of a job as its worker compares them with others. */
const OwnTerms = Named(
  'OwnTerms',
  Type.Object({
    shifts: Type.Array(OwnShift, { description: 'earliest first' }),
    payUnit: nullable(OneOf(payUnits)),
    payAmount: nullable(Satang),
    overtimePay: nullable(Satang),
    paysHolidayRates: Type.Boolean(),
    payday: nullable(OneOf(paydays)),
    totalPay: nullable(Type.Integer({ description: 'satang for all shifts; null while unknown' })),
    branchName: nullable(Type.String()),
    district: nullable(Type.String()),
    province: nullable(Type.String()),
  }),
)

/** Terms that changed, before and after. */
export const TermChange = Type.Object({
  answerBy: nullable(
    Type.String({
      format: 'date-time',
      description:
        'until when I am asked: until I answer, and without an answer, the former terms stand; null where an offer changed, which is answered as it is now, or what I applied for',
    }),
  ),
  cancelled: Type.Array(OwnShift, {
    description: 'shifts to come that the company cancelled, which nobody can keep; the others were `was`',
  }),
  reason: nullable(Type.String({ description: 'why the company cancelled them; null when it did not say' })),
  was: OwnTerms,
  becomes: OwnTerms,
})

type Terms = Pick<OwnApplication, 'post' | 'givenBack'> & { readonly shifts: readonly Shift[] }

/** Whether the whole job has one pay, and its worker gave back a part of it. */
export const isPartOfJob = ({ post, givenBack }: Terms): boolean =>
  post.payUnit === 'job' && givenBack.length > 0

const presentTerms = (terms: Terms): Static<typeof OwnTerms> => ({
  ...payOf(terms.post),
  shifts: terms.shifts.map(presentOwnShift),
  totalPay: isPartOfJob(terms) ? null : ownPay(terms.post, terms.shifts.map(termsOfShift)).total,
  branchName: terms.post.branchName,
  district: terms.post.district,
  province: terms.post.province,
})

/** What a worker is asked about, or how an offer or what they applied for was before; null while they are not told. */
export function presentTermChange({
  application,
  post,
  shifts,
  givenBack,
  branchId,
  oldPlace,
}: OwnApplication): Static<typeof TermChange> | null {
  const { state, toldState, oldTerms, changedTerms, termsAnswerBy } = application
  const isOffer = state === 'offered' && toldState === 'offered'
  const isAppliedFor = isUndecided(state) && isApplicant(application) && changedTerms.length === 0
  if (!oldTerms || !(isOffer || isAppliedFor || isAsked(application))) return null
  const { branchName, district, province } = (oldTerms.branchId !== branchId && oldPlace) || post
  const assignedShiftIds = namedShiftsOf(post, application)
  const becoming = ownShifts(shifts, { shiftIds: [], assignedShiftIds })
  const was = {
    post: { ...post, ...payOf(oldTerms), branchName, district, province },
    shifts: oldTerms.shifts,
    givenBack,
  }
  return {
    answerBy: isOffer ? null : (termsAnswerBy?.toISOString() ?? null),
    cancelled: cancelledOf(oldTerms).map(presentOwnShift),
    reason: cancelledOf(oldTerms).length > 0 ? (oldTerms.cancelReason ?? null) : null,
    was: presentTerms(was),
    becomes: presentTerms({ post, shifts: byStart(becoming), givenBack }),
  }
}
