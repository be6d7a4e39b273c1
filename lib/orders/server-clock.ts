import 'client-only'
import { clockAhead, setClockAhead } from '@/validators/clock'

/** The distance falls by less than this while an answer is on its way; by more, where the browser's clock was set. */
const longestAnswerMs = 10_000

const listeners = new Set<() => void>()

/** Takes the server's time from the `Date` of an answer that has just come; without one nothing changes. */
export function hearServerTime(date: string | null): void {
  const heardMs = Date.parse(date ?? '') - Date.now()
  const aheadMs = clockAhead()
  if (Number.isNaN(heardMs)) return
  // Every answer was sent before it is read, and tells whole seconds: the highest value is the nearest one.
  const isNearer = aheadMs === null || heardMs > aheadMs || aheadMs - heardMs > longestAnswerMs
  if (!isNearer) return
  setClockAhead(heardMs)
  for (const listener of listeners) listener()
}

/** The server's time at a moment of the browser's clock (milliseconds), to about a second; null before it is known. */
export function serverTimeAt(browserMs: number): Date | null {
  const aheadMs = clockAhead()
  return aheadMs === null ? null : new Date(browserMs + aheadMs)
}

/** Calls a listener whenever the server's time is known better; what it answers ends that. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
