import { asNobody, noteUnavailable } from '@/lib/security/visitor'
import { isOfWhatIsBehind, ProblemError } from './problem'

/**
 * A function that calls once and caches the answer in this process for a number of seconds: for answers that are the
 * same for everybody. Concurrent callers share one call, which is made for no visitor, so that a visitor over their
 * limit does not spoil it for others. A failure reaches these callers and is not cached.
 */
export function keepAnswer<Answer>(
  seconds: number,
  ask: () => Promise<Answer>,
  now: () => number = Date.now,
): () => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly until: number } | undefined
  return () => {
    if (kept && now() < kept.until) return kept.answer
    const asked = { answer: asNobody(ask), until: now() + seconds * 1_000 }
    kept = asked
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
    // It was asked in nobody's name, and fails in the caller's.
    return asked.answer.catch((error: unknown) => {
      if (error instanceof ProblemError && isOfWhatIsBehind(error.problem.status)) noteUnavailable()
      throw error
    })
  }
}
