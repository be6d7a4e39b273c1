const busy = 'too-many-requests;'

/** The digest of a page's error, for a visitor who made too many requests and has to wait these seconds. */
export const digestOfWait = (seconds: string | number): string => `${busy}${seconds}`

/** The seconds to wait when a page was refused because its visitor made too many requests; null for any other error. */
export function secondsToWait(digest: string | undefined): number | null {
  const seconds = digest?.startsWith(busy) ? Number(digest.slice(busy.length)) : Number.NaN
  return Number.isFinite(seconds) ? seconds : null
}
