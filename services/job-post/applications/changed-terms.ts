import type { Database } from '@/services/shared/database'
import { areShiftsChosen } from '@/validators/shift-places'
import type { JobPost, Shift } from '../job-posts/repository'
import { noteChangedTerms } from './repository'
import type { ChangedTerm } from './table'

const timesOf = ({ date, startTime, endTime, breakMinutes }: Shift) =>
  [date, startTime, endTime, breakMinutes].join()

/** The shifts of a post that are at another time in another form of it, or not in it at all. */
function movedShifts(post: JobPost, other: JobPost): string[] {
  const times = new Map(other.shifts.map((shift) => [shift.id, timesOf(shift)]))
  return post.shifts.filter((shift) => times.get(shift.id) !== timesOf(shift)).map(({ id }) => id)
}

const payOf = ({ payUnit, payAmount, overtimePay, paysHolidayRates, payday }: JobPost) =>
  [payUnit, payAmount, overtimePay, paysHolidayRates, payday].join()

/**
 * Notes what an edit of a post changed for those who are offered or hired for its job: where and for how much they work,
 * and when. Where people choose their shifts only those who have one that moved are meant.
 */
export async function noteTermsOfEdit(tx: Database, before: JobPost, after: JobPost): Promise<void> {
  const post = { companyId: after.companyId, jobPostId: after.id }
  const terms: ChangedTerm[] = []
  if (before.branchId !== after.branchId) terms.push('place')
  if (payOf(before) !== payOf(after)) terms.push('pay')
  if (terms.length > 0) await noteChangedTerms(tx, post, terms, null)
  const moved = movedShifts(before, after)
  const isAnyNew = movedShifts(after, before).length > 0
  if (areShiftsChosen(before)) {
    if (moved.length > 0) await noteChangedTerms(tx, post, ['shifts'], moved)
  } else if (moved.length > 0 || isAnyNew) await noteChangedTerms(tx, post, ['shifts'], null)
}
