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
