import type { Static } from '@fastify/type-provider-typebox'
import { ownPay } from '@/validators/own-pay'
import { areShiftsChosen } from '@/validators/shift-places'
import { type ApplicationState, shiftedStates } from '@/validators/states/application'
import type { Shift } from '../job-posts/repository'
import { byStart, hasBegun, termsOfShift } from '../job-posts/shift-places'
import type { OwnApplication } from './own-applications-repository'
import { isPartOfJob, type OwnShift, presentOwnShift } from './present-own-terms'
import { ownShifts, spanOfOwn } from './progress'
import { standingTerms } from './terms'

/** The states in which a worker was promised the job, or has it. */
export const promisedStates: readonly ApplicationState[] = shiftedStates

/** The shifts of a job that was taken back by whether they had begun then: what was worked stays so. */
function partsOfLost(
  { application: { takenBack, takenBackAt } }: OwnApplication,
  own: readonly Shift[],
): { readonly worked: readonly Shift[]; readonly lost: readonly Shift[] } {
  if (takenBack !== 'hired' || !takenBackAt) return { worked: [], lost: own }
  const worked = own.filter((shift) => hasBegun(shift, takenBackAt))
  const lost = own.filter((shift) => !worked.includes(shift))
  // Of who loses the job during their last shift nobody knows whether they worked it.
  return lost.length > 0 ? { worked, lost } : { worked: [], lost: own }
}

/** What somebody who gave all their shifts back gave back: as they had agreed, where the post said it differently. */
function shiftsGivenBack({ application, shifts, givenBack }: OwnApplication): readonly Shift[] {
  const agreed = standingTerms(application)?.shifts ?? []
  const others = givenBack.filter(({ id }) => !agreed.some((shift) => shift.id === id))
  const all = byStart([...agreed, ...others])
  return all.length > 0 ? all : ownShifts(shifts, application)
}

type PaidShift = Static<typeof OwnShift> & { readonly pay: number | null }

/** Some shifts with what each pays, and what they pay together. */
function paid(post: OwnApplication['post'], shifts: readonly Shift[]) {
  const { pays, total } = ownPay(post, shifts.map(termsOfShift))
  const each = shifts.map((shift, index): PaidShift => {
    return { ...presentOwnShift(shift), pay: pays[index] ?? null }
  })
  return { each, total }
}

/**
 * The shifts of an application as its worker reads them in a state, what they pay, and when the first begins and the last ends.
 * `wasPromised`: the job was taken back from who had been promised it.
 */
export function presentWork(stored: OwnApplication, state: ApplicationState, wasPromised: boolean) {
  const { application, post, shifts } = stored
  const agreed = standingTerms(application)?.shifts
  // Shifts of an offer that is not told yet are not known either.
  const isTold = state === application.state || promisedStates.includes(state)
  const named = isTold ? application : { ...application, assignedShiftIds: null }
  const { shiftIds, assignedShiftIds } = areShiftsChosen(post)
    ? named
    : { shiftIds: [], assignedShiftIds: null }
  const among = (ids: readonly string[]) => shifts.filter(({ id }) => ids.includes(id))
  const known = wasPromised ? { ...named, assignedShiftIds: named.knownShiftIds } : named
  const all = stored.gaveBack ? shiftsGivenBack(stored) : (agreed ?? ownShifts(shifts, known))
  const { worked, lost: own } = partsOfLost(stored, all)
  const [ofOwn, ofWorked] = [paid(post, own), paid(post, worked)]
  const isCutShort = worked.length > 0 && post.payUnit === 'job'
  const mayGiveBack = state === 'hired' && application.state === 'hired'
  return {
    span: spanOfOwn({ shifts, expiresAt: post.expiresAt }, own),
    chosenShifts: among(shiftIds).map(presentOwnShift),
    assignedShifts: assignedShiftIds && (agreed ?? among(assignedShiftIds)).map(presentOwnShift),
    shifts: ofOwn.each,
    worked: ofWorked.each,
    workedPay: isCutShort ? null : ofWorked.total,
    mayGiveBack: mayGiveBack ? own.filter((shift) => !hasBegun(shift)).map(({ id }) => id) : [],
    givenBack: stored.givenBack.map(presentOwnShift),
    endedShifts: stored.endedShifts.map(presentOwnShift),
    totalPay: isPartOfJob(stored) || isCutShort ? null : ofOwn.total,
  }
}
