import type { WorkProgress } from '@/validators/states/application'
import { hasEnded, type JobPostState } from '@/validators/states/job-post'
import type { JobPost, Shift } from '../job-posts/repository'
import { timesOfShift } from '../job-posts/shift-places'
import type { NamedShifts } from './repository'

type WorkOfPost = {
  readonly state: JobPostState
  /** Start of the first shift and end of the last one. */
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
}

/** The current progress of a post's work. */
export function progressOf({ state, startsAt, expiresAt }: WorkOfPost, now = new Date()): WorkProgress {
  const isPast = expiresAt !== null && expiresAt <= now
  return {
    isOver: isPast || hasEnded(state),
    hasBegun: startsAt !== null && startsAt <= now,
    isDone: isPast || state === 'cancelled',
  }
}

/** The shifts a person works or would work: those assigned to them, else those they can come to. */
export function ownShifts<Of extends Pick<Shift, 'id'>>(
  shifts: readonly Of[],
  { shiftIds, assignedShiftIds }: NamedShifts,
): Of[] {
  const ids = assignedShiftIds ?? shiftIds
  const own = shifts.filter(({ id }) => ids.includes(id))
  // All their shifts were taken out of the post, so all the work that is left may be theirs.
  return own.length > 0 ? own : [...shifts]
}

/** When the first of these shifts begins and the last one ends. */
function spanOfShifts(shifts: readonly Shift[]): Pick<WorkOfPost, 'startsAt' | 'expiresAt'> {
  const times = shifts.flatMap((shift) => {
    const span = timesOfShift(shift)
    return span ? [span] : []
  })
  if (times.length === 0) return { startsAt: null, expiresAt: null }
  return {
    startsAt: new Date(Math.min(...times.map(([start]) => start.getTime()))),
    expiresAt: new Date(Math.max(...times.map(([, end]) => end.getTime()))),
  }
}

/** When an applicant's own shifts of a post begin and end; who has all of them is there until the post ends. */
export function spanOfOwn(
  { shifts, expiresAt }: Pick<JobPost, 'shifts' | 'expiresAt'>,
  own: readonly Shift[],
): Pick<WorkOfPost, 'startsAt' | 'expiresAt'> {
  const span = spanOfShifts(own)
  return shifts.every((shift) => own.includes(shift)) ? { ...span, expiresAt } : span
}
