import { asNobody } from '@/lib/security/visitor'

/**
 * A function that asks once and keeps the answer in this process for a number of seconds: for answers that are the
 * same for everybody. Callers meanwhile share the one question, which is asked in nobody's name, so that a visitor who asks
 * too much spoils it for none; a failure is told to them and not kept.
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
    return asked.answer
  }
}
