/** Counts to a limit in windows of time: true while there is room left in the present one. */
export function createAllowance(
  limit: number,
  windowMs: number,
  now: () => number = Date.now,
): () => boolean {
  let began = now()
  let used = 0
  return () => {
    if (now() - began >= windowMs) {
      began = now()
      used = 0
    }
    used += 1
    return used <= limit
  }
}
