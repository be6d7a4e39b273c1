import 'client-only'

/** How long after a question without an answer the next one is asked. */
const againAfterMs = 5_000

/** What the page for a browser without network asks as well; it needs nobody's session. */
const probePath = '/api/healthz'

/**
 * Calls `go` once the server answers: asked at once, when the network returns, and every five seconds. Whatever asks
 * Next for a page without network ends at the page that says so, in the place of the one that is looked at. Answers how
 * to stop.
 */
export function whenReached(go: () => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', look)
  }
  const look = async () => {
    clearTimeout(timer)
    const isReached = await answers()
    if (isOver) return
    if (!isReached) {
      clearTimeout(timer)
      timer = setTimeout(look, againAfterMs)
      return
    }
    stop()
    go()
  }
  addEventListener('online', look)
  void look()
  return stop
}

async function answers(): Promise<boolean> {
  if (navigator.onLine === false) return false
  try {
    return (await fetch(probePath, { cache: 'no-store', signal: AbortSignal.timeout(againAfterMs) })).ok
  } catch {
    return false
  }
}
