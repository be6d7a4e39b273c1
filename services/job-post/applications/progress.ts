import type { JobPost, Shift } from '../job-posts/repository'
import { timesOfShift } from '../job-posts/shift-places'
import type { JobPostState } from '../job-posts/state-machine'
import type { WorkProgress } from './state-machine'

const endedStates: readonly JobPostState[] = ['closed', 'cancelled', 'expired']

type WorkOfPost = {
  readonly state: JobPostState
  /** Start of the first shift and end of the last one. */
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
}

/** How far the work of a post has come by now. */
export function progressOf({ state, startsAt, expiresAt }: WorkOfPost, now = new Date()): WorkProgress {
  const isPast = expiresAt !== null && expiresAt <= now
  return {
    isOver: isPast || endedStates.includes(state),
    hasBegun: startsAt !== null && startsAt <= now,
    isDone: isPast || state === 'cancelled',
  }
}

/** The shifts of an application: those the applicant chose and those assigned to them; none stands for every shift. */
export type NamedShifts = {
  readonly shiftIds: readonly string[]
  readonly assignedShiftIds: readonly string[] | null
}

/** Which of some shifts somebody works, or would: those assigned to them, else those they chose. */
export function ownShifts<Of extends Pick<Shift, 'id'>>(
  shifts: readonly Of[],
  { shiftIds, assignedShiftIds }: NamedShifts,
): Of[] {
  const ids = assignedShiftIds ?? shiftIds
  const own = shifts.filter(({ id }) => ids.includes(id))
  // What they named was taken out of the post, or they named none: theirs is the whole work.
  return own.length > 0 ? own : [...shifts]
}

/** When the first of some shifts begins and the last of them ends. */
export function spanOfShifts(shifts: readonly Shift[]): Pick<WorkOfPost, 'startsAt' | 'expiresAt'> {
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

/** How far an applicant's work has come, from the start of their first shift to the end of their last. */
export function progressOfApplication(
  { state, expiresAt, shifts }: JobPost,
  named: NamedShifts,
): WorkProgress {
  const own = ownShifts(shifts, named)
  const span = spanOfShifts(own)
  return progressOf({ state, ...span, expiresAt: own.length < shifts.length ? span.expiresAt : expiresAt })
}

type OwnWork<Post extends WorkOfPost> = {
  readonly application: NamedShifts
  readonly chosenShifts: readonly Shift[]
  readonly post: Post
}

/** A post with the start and end of an applicant's own shifts in place of its own. */
export const workOfOwn = <Post extends WorkOfPost>({
  application,
  chosenShifts,
  post,
}: OwnWork<Post>): Post =>
  chosenShifts.length === 0 ? post : { ...post, ...spanOfShifts(ownShifts(chosenShifts, application)) }
