import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { assignmentFaults, shiftsToGive } from '@/validators/chosen-shifts'
import { hasPlace } from '@/validators/places-left'
import { areShiftsChosen } from '@/validators/shift-places'
import { type ApplicationState, shiftedStates } from '@/validators/states/application'
import type { JobPost, Shift } from '../job-posts/repository'
import { termsOfShift } from '../job-posts/shift-places'
import { applicantBusy, findClash } from './clashes'
import { listCommitments } from './commitments-repository'
import { filledShifts, namedShifts, refuseFaults, shiftTaken } from './named-shifts'
import type { Application } from './repository'
import { standingTerms } from './terms'

type Applicant = Pick<Application, 'id' | 'workerId' | 'shiftIds' | 'assignedShiftIds' | 'worker'>

const idsOf = (shifts: readonly Shift[]) => shifts.map(({ id }) => id)

const faultsOf = (shifts: readonly Shift[], { worker }: Applicant) =>
  assignmentFaults(shifts.map(termsOfShift), worker?.age ?? null)

/**
 * The shifts a company chose for an applicant. 422 when it chose none, one the applicant cannot come to, or shifts that
 * one person may not work together.
 */
function namedAssignment(post: JobPost, applicant: Applicant, shiftIds: readonly string[]): string[] {
  const named = namedShifts(post.shifts, shiftIds, (id) => applicant.shiftIds.includes(id))
  refuseFaults(faultsOf(named, applicant))
  return idsOf(named)
}

/**
 * The shifts an applicant gets when the company chose none: of those they can come to, the ones with a free place, else
 * every one that has not begun; earliest first, and only as many as one person may work beside what they have elsewhere. 409
 * `no_shift_left` when there is none, `applicant_busy` or `applicant_hours` when other work is in the way.
 */
async function foundAssignment(tx: Database, post: JobPost, applicant: Applicant): Promise<string[]> {
  const elsewhere = await listCommitments(tx, applicant)
  const { toCome, given } = shiftsToGive(
    post.shifts.filter(({ id }) => applicant.shiftIds.includes(id)),
    await filledShifts(tx, post),
    (together) => faultsOf(together, applicant).length === 0 && !findClash(together, elsewhere),
  )
  if (given.length === 0) {
    const clash = findClash(toCome, elsewhere)
    throw clash ? applicantBusy(clash) : new Problem(409, 'no_shift_left')
  }
  return idsOf(post.shifts.filter((shift) => given.includes(shift)))
}

type Assigned = Applicant & Pick<Application, 'state'>

/** Whether an applicant has assigned shifts that the company can still change. */
export const areShiftsChangeable = (post: JobPost, { state, shiftIds }: Assigned): boolean =>
  areShiftsChosen(post) &&
  shiftIds.length > 0 &&
  (shiftedStates as readonly ApplicationState[]).includes(state)

/**
 * The shifts a company chose to replace an applicant's assigned ones; 422 as for the first choice. 409 `shift_taken`,
 * with how every shift is filled, when a shift that has begun would be added or removed, or a full one added.
 */
export async function changedAssignment(
  tx: Database,
  post: JobPost,
  applicant: Applicant & Parameters<typeof standingTerms>[0],
  shiftIds: readonly string[],
): Promise<string[]> {
  const named = namedShifts(post.shifts, shiftIds, (id) => applicant.shiftIds.includes(id))
  const shifts = await filledShifts(tx, post)
  // Until they answer, a shift that was taken from them is still theirs.
  const agreed = standingTerms(applicant)?.shifts.map(({ id }) => id) ?? []
  const isFreeFor = (shift: (typeof shifts)[number]) =>
    hasPlace(shift) || (agreed.includes(shift.shiftId) && !shift.hasBegun)
  const isFree = shifts.every((shift) => {
    const isTheirs = applicant.assignedShiftIds?.includes(shift.shiftId) ?? false
    const isNamed = shiftIds.includes(shift.shiftId)
    return isTheirs === isNamed || (isNamed ? isFreeFor(shift) : !shift.hasBegun)
  })
  if (!isFree) throw shiftTaken(shifts)
  refuseFaults(faultsOf(named, applicant))
  return idsOf(named)
}

/** States in which an applicant has no assigned shifts. */
const withoutShifts: readonly ApplicationState[] = ['viewed', 'shortlisted', 'interview', 'rejected']

/** The assigned shifts after a company's decision; undefined when they stay as they are. */
export async function assignmentAfter(
  tx: Database,
  post: JobPost,
  applicant: Applicant,
  { to, shiftIds }: { readonly to: ApplicationState; readonly shiftIds: readonly string[] | undefined },
): Promise<readonly string[] | null | undefined> {
  if (withoutShifts.includes(to)) return applicant.assignedShiftIds ? null : undefined
  if (to !== 'offered' && to !== 'hired') return undefined
  if (!areShiftsChosen(post)) return idsOf(post.shifts)
  if (shiftIds) return namedAssignment(post, applicant, shiftIds)
  return applicant.assignedShiftIds ? undefined : foundAssignment(tx, post, applicant)
}
