/** The relative frequency of each operation. */
const weights = { write: 20, submit: 34, approve: 12, reject: 12, cancel: 8, grant: 14 }

/** Makes pseudo-random choices that depend only on the seed, so that a round can be repeated. @param {number} seed */
export function chooser(seed) {
  let state = seed * 2_654_435_761
  /** A number from 0 up to but not including 1 (mulberry32). */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count) => Math.floor(random() * count)
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  return {
    below,
    of: (list) => list[below(list.length)],
    operation() {
      let point = below(total)
      for (const [name, weight] of Object.entries(weights)) {
        point -= weight
        if (point < 0) return name
      }
      return 'submit'
    },
  }
}
