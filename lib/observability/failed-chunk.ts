/** Key in session storage: when this tab was last reloaded because a part of the page failed to load. */
export const reloadMarker = 'partim:reloaded-at'

/** At most one reload in ten seconds (specification, sections 4 and 9). */
export const reloadGuardMs = 10_000

/** Sent by the first script that runs: from then on it handles failures, not the inline script. */
export const startedEvent = 'partim:started'

/** Asks the inline script to show that this page is incomplete, where nothing else can. */
export const incompleteEvent = 'partim:incomplete'

/** True for a part of the page that failed to load, most often because a new version was released. */
export function isFailedChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /(loading|load) (css )?chunk|dynamically imported module|failed to load chunk/i.test(error.message)
  )
}

/**
 * Reloads the page unless that was done within the last ten seconds; true when it does. It never reloads offline: the
 * browser's error page would replace what is still readable here.
 */
export function reloadOnce(): boolean {
  if (navigator.onLine === false) return false
  try {
    const age = Date.now() - Number(sessionStorage.getItem(reloadMarker) ?? Number.NaN)
    if (age >= 0 && age < reloadGuardMs) return false
    sessionStorage.setItem(reloadMarker, String(Date.now()))
  } catch {
    // Without storage a reload could repeat for ever.
    return false
  }
  location.reload()
  return true
}
