/** A time within a film as people read it: 0:07, 1:00. Milliseconds are cut off. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
