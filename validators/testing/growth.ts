const size = 25_000
/** Growth is 4 when work grows with the size, and 16 when it grows with its square. */
const mostGrowth = 8
/** Less than this is no sign of backtracking, and too little to compare. */
const negligibleMs = 10
const rounds = 5

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Whether reading a text takes processor time in proportion to its length: how much longer a text of four times the
 * length takes (100,000 characters). The fastest of some rounds counts, because other work only adds to the time.
 */
export function growsWithItsLength(
  textOf: (length: number) => string,
  read: (text: string) => unknown,
): boolean {
  const [short, long] = [textOf(size), textOf(4 * size)]
  let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round += 1) {
    ofLong = Math.min(
      ofLong,
      processorMs(() => read(long)),
    )
    if (ofLong < negligibleMs) return true
    ofShort = Math.min(
      ofShort,
      processorMs(() => read(short)),
    )
    if (ofLong < mostGrowth * ofShort) return true
  }
  return false
}
