/** Waits for `work` for at most `ms`; then rejects with `message`. */
export async function within<T>(ms: number, message: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A signal that fires with `stopping`, and after `ms` milliseconds at the latest. `AbortSignal.any` lets go of a deadline
 * that nothing else holds, which then never fires (nodejs/node#57736): a timer holds this one.
 */
export function stoppingWithin(ms: number, stopping: AbortSignal): AbortSignal {
  const late = new AbortController()
  setTimeout(() => late.abort(new DOMException('the deadline has passed', 'TimeoutError')), ms).unref()
  return AbortSignal.any([stopping, late.signal])
}
