import type { Database } from '@/services/shared/database'
import { areShiftsChosen } from '@/validators/shift-places'
import type { ChangedTerm } from '../../tables/applications'
import type { JobPost, Shift } from '../job-posts/repository'
import { hasBegun } from '../job-posts/shift-places'
import { noteChangedTerm } from './pending-notices-repository'

const hoursOf = ({ date, startTime, endTime, breakMinutes }: Shift) =>
  [date, startTime, endTime, breakMinutes].join()

/** Ids of the shifts of `post` that have different times in `other`, or are missing there. */
function movedShifts(post: JobPost, other: JobPost): string[] {
  const times = new Map(other.shifts.map((shift) => [shift.id, hoursOf(shift)]))
  return post.shifts.filter((shift) => times.get(shift.id) !== hoursOf(shift)).map(({ id }) => id)
}

/** When people work, whatever its shifts are called. */
const timesOf = ({ shifts }: JobPost) => shifts.map(hoursOf).sort().join(' ')

const payOf = ({ payUnit, payAmount, overtimePay, paysHolidayRates, payday }: JobPost) =>
  [payUnit, payAmount, overtimePay, paysHolidayRates, payday].join()

/** Ids of the shifts that have not begun. */
const toCome = ({ shifts }: JobPost) => shifts.filter((shift) => !hasBegun(shift)).map(({ id }) => id)

/**
 * Records what an edit changed for applicants who are offered the job or hired: place, pay and hours. If applicants
 * choose their shifts, it concerns only those with a shift that moved or, when the place changed, a shift that has not
 * begun.
 */
export async function noteTermsOfEdit(tx: Database, before: JobPost, after: JobPost): Promise<void> {
  const post = { companyId: after.companyId, jobPostId: after.id }
  if (before.publishedAt === null) return
  const isChosen = areShiftsChosen(before)
  const note = (term: ChangedTerm, shiftIds: readonly string[] | null) =>
    noteChangedTerm(tx, post, term, shiftIds)
  if (payOf(before) !== payOf(after)) await note('pay', null)
  if (before.branchId !== after.branchId) await note('place', isChosen ? toCome(before) : null)
  if (!isChosen) {
    if (timesOf(before) !== timesOf(after)) await note('shifts', null)
    return
  }
  const moved = movedShifts(before, after)
  if (moved.length > 0) await note('shifts', moved)
}
