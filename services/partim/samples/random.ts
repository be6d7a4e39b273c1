/**
 * A repeatable source of choices: the same seed always gives the same people. The generator is mulberry32
 * (Tommy Ettinger, public domain), good enough for sample data and never for secrets.
 */
export function createRandom(seed: number) {
  let state = seed >>> 0

  /** A number from 0 up to but not including 1. */
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const chance = (probability: number): boolean => fraction() < probability

  /** An integer between two bounds, both included. */
  const integer = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1))

  function pick<T>(items: readonly T[]): T {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let left = fraction() * items.reduce((sum, item) => sum + weightOf(item), 0)
    for (const item of items) {
      left -= weightOf(item)
      if (left < 0) return item
    }
    return pick(items)
  }

  /** `count` different items in random order, or all of them where there are fewer. */
  function sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(integer(0, left.length - 1), 1))
    }
    return taken
  }

  /** Normally distributed with mean 0 and standard deviation 1 (Box-Muller). */
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction())

  /** A UUIDv7 (RFC 9562) made at the given time, in milliseconds since the epoch. */
  function uuid(timeMs: number): string {
    const hex = (digits: number) => Array.from({ length: digits }, () => integer(0, 15).toString(16)).join('')
    const time = timeMs.toString(16).padStart(12, '0')
    const variant = pick(['8', '9', 'a', 'b'])
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`
  }

  return { fraction, chance, integer, pick, pickWeighted, sample, normal, uuid }
}

export type Random = ReturnType<typeof createRandom>
