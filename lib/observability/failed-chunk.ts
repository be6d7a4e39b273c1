/** Session storage: when this tab was last reloaded for a part of the page that could not be loaded. */
export const reloadMarker = 'partim:reloaded-at'

/** One reload in ten seconds at most (specification, sections 4 and 9). */
export const reloadGuardMs = 10_000

/** Sent by the first script that runs: from then on failures are its business, no longer the inline script's. */
export const startedEvent = 'partim:started'

/** Asks the inline script to say that this page is not whole, where nothing else could. */
export const incompleteEvent = 'partim:incomplete'

/** True for a part of the page that could not be loaded, most often because a new version has been released. */
export function isFailedChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /(loading|load) (css )?chunk|dynamically imported module|failed to load chunk/i.test(error.message)
  )
}

/**
 * Reloads the page unless that was done within the last ten seconds; true when it does. Offline it never does: the
 * browser's own page would take the place of what is still readable here.
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
