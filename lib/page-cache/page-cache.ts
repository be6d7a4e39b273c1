import { LRUCache } from 'lru-cache'

/** An answer as it is sent to every stranger. */
export type KeptAnswer = {
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** Bytes by content encoding; `identity` is there always. */
  readonly bodies: Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>
}

/** What rendering came to: an answer to keep, or one of another status that is sent once to who asked. */
export type Rendered =
  | { readonly kind: 'kept'; readonly answer: KeptAnswer }
  | { readonly kind: 'passing'; readonly status: number; readonly answer: KeptAnswer }
  | { readonly kind: 'failed' }

/** Renders a page; `isFirst` where it was not kept before. */
export type Render = (asked: { readonly isFirst: boolean }) => Promise<Rendered>

type Entry = {
  readonly answer: KeptAnswer
  readonly madeAt: number
  readonly showsJobs: boolean
  /** Whether jobs changed since. */
  isStale: boolean
  /** When it could not be rendered anew. */
  failedAt: number
}

/** Megabytes of answers a process keeps; those asked for least recently go first. */
const mostBytes = 64 * 1024 * 1024

/** An answer that shows jobs is rendered anew after so long, for jobs end by the clock as well. */
const freshForMs = 60_000
/** Where rendering failed, the last answer is sent without another try for so long. */
const restAfterFailureMs = 5_000
/** From here on it is rendered anew while the present one is sent, so that nobody waits. */
const renewAfterMs = 45_000

const sizeOf = ({ answer: { bodies } }: Entry) =>
  bodies.identity.length + bodies.gzip.length + bodies.br.length + 2_000

/**
 * Answers that are the same for every stranger, rendered once: again when told that jobs changed, and at the latest after a
 * minute. Where that fails the last one is sent on.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({ maxSize: mostBytes, sizeCalculation: sizeOf })
  readonly #pending = new Map<string, Promise<Rendered>>()
  /** Counts what was told, for an answer begun before may show what was before. */
  #changes = 0

  constructor(private readonly now: () => number = Date.now) {}

  /** Everything that shows jobs is out of date. */
  jobsChanged(): void {
    this.#changes += 1
    for (const entry of this.#entries.values()) if (entry.showsJobs) entry.isStale = true
  }

  /** The answer to send for a key, rendered where there is none that is fresh. */
  async answer(key: string, showsJobs: boolean, render: Render): Promise<Rendered> {
    const entry = this.#entries.get(key)
    if (!entry) return this.#render(key, showsJobs, render)
    const kept: Rendered = { kind: 'kept', answer: entry.answer }
    const age = this.now() - entry.madeAt
    const isFresh = !entry.isStale && (!showsJobs || age < freshForMs)
    if (!isFresh && this.now() - entry.failedAt > restAfterFailureMs) {
      const rendered = await this.#render(key, showsJobs, render)
      return rendered.kind === 'failed' ? kept : rendered
    }
    if (isFresh && showsJobs && age > renewAfterMs) void this.#render(key, showsJobs, render)
    return kept
  }

  #render(key: string, showsJobs: boolean, render: Render): Promise<Rendered> {
    const changes = this.#changes
    // What was asked for before a change is not what is wanted after it.
    const turn = `${changes} ${key}`
    const pending = this.#pending.get(turn)
    if (pending) return pending
    // Whoever is the first to ask for a page pays for it; afterwards it is everybody's.
    const rendering = render({ isFirst: !this.#entries.has(key) })
      .catch((): Rendered => ({ kind: 'failed' }))
      .then((rendered) => {
        this.#keep(key, rendered, { showsJobs, isStale: showsJobs && changes !== this.#changes })
        return rendered
      })
      .finally(() => this.#pending.delete(turn))
    this.#pending.set(turn, rendering)
    return rendering
  }

  #keep(key: string, rendered: Rendered, state: Pick<Entry, 'showsJobs' | 'isStale'>): void {
    const earlier = this.#entries.get(key)
    if (rendered.kind === 'passing') this.#entries.delete(key)
    if (rendered.kind === 'failed' && earlier) earlier.failedAt = this.now()
    // One that was overtaken by a change gives way to what was rendered after it.
    const isOvertaken = state.isStale && earlier?.isStale === false
    if (rendered.kind === 'kept' && !isOvertaken)
      this.#entries.set(key, {
        answer: rendered.answer,
        madeAt: this.now(),
        failedAt: Number.NEGATIVE_INFINITY,
        ...state,
      })
  }
}
