/** A random source that always gives the same choices for the same seed. */
export type Random = {
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

/** mulberry32: small, fast and good enough for made-up data. */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] as (typeof choices)[number],
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  }
}
