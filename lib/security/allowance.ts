type Terms = {
  /** Uses per visitor in a time window. */
  readonly each: number
  /** Uses by all visitors of this process together. */
  readonly all: number
  readonly windowMs: number
}

/**
 * Limits visitors per time window: true while the current window has room. A refused use is not counted, so it takes
 * nothing from other visitors.
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
