type Terms = {
  /** What one visitor has in a window of time. */
  readonly each: number
  /** What this process has for all of them. */
  readonly all: number
  readonly windowMs: number
}

/**
 * Counts visitors to their limits in windows of time: true while there is room left in the present one. What one visitor
 * is refused takes nothing from the others.
 */
export function createAllowance(
  { each, all, windowMs }: Terms,
  now: () => number = Date.now,
): (visitor: string | null) => boolean {
  let began = now()
  let used = 0
  const usedBy = new Map<string, number>()
  return (visitor) => {
    if (now() - began >= windowMs) {
      began = now()
      used = 0
      usedBy.clear()
    }
    const name = visitor ?? ''
    const ofVisitor = usedBy.get(name) ?? 0
    if (used >= all || ofVisitor >= each) return false
    used += 1
    usedBy.set(name, ofVisitor + 1)
    return true
  }
}
