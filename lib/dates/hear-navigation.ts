import { setClockAhead } from '@/validators/clock'

/** The name of the entry in `Server-Timing` by which a document says when it was sent, in milliseconds since 1970. */
export const sentAtEntry = 'sent'

/**
 * Takes the server's time from the answer that brought this page, before anything is drawn by the browser's own clock, which may
 * be wrong by an hour or by 543 years. Only differences of that clock count, and none while it is right.
 */
export function hearNavigation(): void {
  const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sentAt = Number(answer?.serverTiming?.find(({ name }) => name === sentAtEntry)?.description)
  // What a cache kept says when it was put there; browsers that are old say nothing at all.
  if (!answer || answer.transferSize === 0 || !(sentAt > 0)) return
  setClockAhead(Math.round(sentAt + performance.now() - answer.responseStart - Date.now()))
}
