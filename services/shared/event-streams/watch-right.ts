import { Problem } from '../problem'

/** Milliseconds between two checks of whether somebody may still read; a lost right must end a stream within 5 s. */
const leastBetween = 3_000
const mostBetween = 4_000
/** After so many checks without an answer in a row, nobody knows who is reading. */
const mostUnanswered = 15
/** The longest time that a timer of the platform waits. */
const longestTimer = 2_147_483_647

type Watched = {
  /** When the token ends, in milliseconds since the epoch. */
  readonly until: number
  /** Whether the stream is still its reader's; throws a problem for somebody who may not read any more. */
  readonly isAllowed: () => Promise<boolean>
  readonly end: () => void
}

const isRefusal = (error: unknown) => error instanceof Problem && error.status < 500

/**
 * Ends a stream once, when its token does or soon after the right to it: a session that is over, a role that was lost.
 * Returns how to stop watching.
 */
export function watchRight({ until, isAllowed, end }: Watched): () => void {
  let isOver = false
  let unanswered = 0
  let next: NodeJS.Timeout | undefined
  const expiry = setTimeout(finish, Math.min(longestTimer, Math.max(0, until - Date.now())))
  plan()
  return stop

  function stop(): void {
    isOver = true
    clearTimeout(expiry)
    clearTimeout(next)
  }

  function finish(): void {
    if (!isOver) end()
    stop()
  }

  function plan(): void {
    // Not all at once, when an instance got all streams of another.
    next = setTimeout(() => void check(), leastBetween + Math.random() * (mostBetween - leastBetween))
    next.unref()
  }

  async function check(): Promise<void> {
    try {
      if (!(await isAllowed())) return finish()
      unanswered = 0
    } catch (error) {
      unanswered += 1
      if (isRefusal(error) || unanswered >= mostUnanswered) return finish()
    }
    if (!isOver) plan()
  }
}
