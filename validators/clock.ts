/** How far the server's clock is ahead of this machine's, in milliseconds: in a browser, once an answer told it; else null. */
let aheadMs: number | null = null

/** Says how far the server's clock is ahead of this machine's, in milliseconds. */
export const setClockAhead = (ms: number): void => {
  aheadMs = ms
}

/** How far the server's clock is ahead of this machine's, in milliseconds; null where nothing has told it. */
export const clockAhead = (): number | null => aheadMs

/** The present moment by the server's clock: what a browser shows as today, as an age or as time left goes by no other. */
export const currentTime = (): Date => new Date(Date.now() + (aheadMs ?? 0))
