const marker = 'partim:reloaded-at'
const guardMs = 10_000

/** True for a part of the page that could not be loaded, most often because a new version has been released. */
export function isFailedChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /(loading|load) (css )?chunk|dynamically imported module|failed to load chunk/i.test(error.message)
  )
}

/** Reloads the page, at most once in ten seconds (specification, section 4). True when it does. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(marker) ?? 0)
    if (Date.now() - last < guardMs) return false
    sessionStorage.setItem(marker, String(Date.now()))
  } catch {
    // Without storage a reload could repeat for ever.
    return false
  }
  location.reload()
  return true
}
