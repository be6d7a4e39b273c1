import { Problem } from '../problem'

type Waiting = { readonly begin: () => void; readonly timer: NodeJS.Timeout }

type QueueTerms = {
  /** How many are worked on at once: each needs its files on the disk, which is memory in a container. */
  readonly atOnce: number
  /** How many may wait, and how long each. */
  readonly waiting: number
  readonly patienceMs: number
}

const busy = () => new Problem(503, 'unavailable', { retryAfterSeconds: 10, isTold: true })

/** Lets few work at once and a few more wait; who would wait too long is asked to come again. */
export class FilmQueue {
  #working = 0
  readonly #waiting: Waiting[] = []

  constructor(private readonly terms: QueueTerms) {}

  /** Does the work when its turn comes; rejects with 503 and Retry-After when that takes too long. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #turn(): Promise<void> {
    const { atOnce, waiting, patienceMs } = this.terms
    if (this.#working < atOnce) {
      this.#working += 1
      return
    }
    if (this.#waiting.length >= waiting) throw busy()
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1)
        reject(busy())
      }, patienceMs)
      const mine = { begin: resolve, timer }
      this.#waiting.push(mine)
    })
  }

  /** Hands the place on to who waits longest. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (!next) {
      this.#working -= 1
      return
    }
    clearTimeout(next.timer)
    next.begin()
  }
}
