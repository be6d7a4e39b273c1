import { setTimeout } from 'node:timers/promises'

/** Longer than anything takes on the slowest machine; only what never happens is waited for so long. */
const limitMs = 60_000
const pauseMs = 10

/**
 * Asks again and again until the answer is right, and answers it: for what happens some time after the request or the
 * event that causes it.
 */
export async function until<Answer>(
  question: () => Answer | Promise<Answer>,
  isRight: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const start = performance.now()
  for (;;) {
    const answer = await question()
    if (isRight(answer)) return answer
    if (performance.now() - start > limitMs)
      throw new Error(`after ${limitMs / 1_000} seconds the answer still is ${JSON.stringify(answer)}`)
    await setTimeout(pauseMs)
  }
}
