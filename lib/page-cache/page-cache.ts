import { LRUCache } from 'lru-cache'

/** An answer as it is sent to every anonymous visitor. */
export type CachedAnswer = {
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** Bytes by content encoding; `identity` is there always. */
  readonly bodies: { readonly identity: Buffer; readonly gzip?: Buffer; readonly br?: Buffer }
}

/** An answer of another status than 200. */
export type OtherAnswer = { readonly status: number; readonly answer: CachedAnswer }

/** What rendering came to: a page, another answer, or nothing that may be shown to everybody who asks. */
export type Rendered =
  | { readonly kind: 'page'; readonly answer: CachedAnswer }
  | ({ readonly kind: 'other' } & OtherAnswer)
  /** With the page's own answer where it says that a service is away. */
  | { readonly kind: 'failed'; readonly cause: unknown; readonly unavailable?: OtherAnswer }

/** Renders a page; `isFirst` where it is not in the cache. */
export type Render = (asked: { readonly isFirst: boolean }) => Promise<Rendered>

/** The tag of pages that list job posts. */
export const jobLists = 'lists'

/** What a page shows of job posts: their lists, or a post by its id; null for none. */
export type Tag = string | null

/** A page that is asked for. */
export type CachedPage = {
  readonly key: string
  /** By which the log names it. */
  readonly path: string
  readonly tag: Tag
}

type Entry = {
  readonly answer: CachedAnswer
  readonly madeAt: number
  readonly tag: Tag
  /** Whether what it shows changed since. */
  isStale: boolean
  /** When it could not be rendered anew. */
  failedAt: number
}

type Missing = OtherAnswer & { readonly madeAt: number; readonly tag: Tag }

type Rendering = {
  readonly tag: Tag
  readonly rendered: Promise<Rendered>
  /** Resolves when whoever has a stale page to show waits no longer. */
  readonly overdue: Promise<void>
  /** Whether what the page shows changed meanwhile. */
  isOvertaken: boolean
}

/** An answer that shows jobs is rendered anew after so long, for jobs end by the clock as well. */
const freshForMs = 60_000
/** From here on it is rendered anew while the present one is sent, so that nobody waits. */
const renewAfterMs = 45_000
/** A stale answer is sent where a new one takes longer. */
const waitForRenewalMs = 1_000
/** Where rendering failed, the last answer is sent without another try for so long. */
const restAfterFailureMs = 5_000
/** What is not there is said again without a look for so long. */
const missingForMs = 10_000
/** Bytes of such answers. */
const mostBytesOfMissing = 4 * 1024 * 1024

const sizeOf = ({ answer: { bodies } }: { readonly answer: CachedAnswer }) =>
  bodies.identity.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0) + 2_000

type Options = {
  /** Bytes of pages; those asked for least recently go first. */
  readonly mostBytes: number
  /** Is told of every failure to render. */
  readonly onFailure: (page: CachedPage, cause: unknown) => void
}

/**
 * Answers that are the same for every anonymous visitor, rendered once: again when told that what they show changed, and at
 * the latest after a minute if they show jobs. Where that fails or takes long the stale one is sent.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  /** Apart, because anybody can ask for any number of addresses that do not exist. */
  readonly #missing = new LRUCache<string, Missing>({
    maxSize: mostBytesOfMissing,
    sizeCalculation: sizeOf,
  })
  readonly #renderings = new Map<string, Rendering>()

  constructor(private readonly options: Options) {
    this.#pages = new LRUCache<string, Entry>({ maxSize: options.mostBytes, sizeCalculation: sizeOf })
  }

  /** Has rendered anew what shows one of these. */
  revalidate(tags: 'all' | readonly Tag[]): void {
    const isMeant = ({ tag }: { readonly tag: Tag }) => tag !== null && (tags === 'all' || tags.includes(tag))
    for (const entry of this.#pages.values()) if (isMeant(entry)) entry.isStale = true
    for (const [key, missing] of this.#missing) if (isMeant(missing)) this.#missing.delete(key)
    for (const [key, rendering] of this.#renderings) {
      if (!isMeant(rendering)) continue
      // What was begun before a change is not what is wanted after it.
      rendering.isOvertaken = true
      this.#renderings.delete(key)
    }
  }

  /** The answer for a page, rendered where there is none that is fresh. */
  async answer(page: CachedPage, render: Render): Promise<Rendered> {
    const entry = this.#pages.get(page.key)
    if (!entry) return this.#missingAnswer(page.key) ?? this.#render(page, render).rendered
    const cached: Rendered = { kind: 'page', answer: entry.answer }
    const age = Date.now() - entry.madeAt
    const isFresh = !entry.isStale && (page.tag === null || age < freshForMs)
    if (isFresh) {
      if (page.tag !== null && age > renewAfterMs) this.#render(page, render)
      return cached
    }
    if (Date.now() - entry.failedAt <= restAfterFailureMs) return cached
    const { rendered, overdue } = this.#render(page, render)
    const renewed = await Promise.race([rendered, overdue])
    return renewed && renewed.kind !== 'failed' ? renewed : cached
  }

  #missingAnswer(key: string): Rendered | null {
    const missing = this.#missing.get(key)
    if (!missing || Date.now() - missing.madeAt > missingForMs) return null
    return { kind: 'other', status: missing.status, answer: missing.answer }
  }

  #render(page: CachedPage, render: Render): Rendering {
    const { key, tag } = page
    const present = this.#renderings.get(key)
    if (present) return present
    let timer: NodeJS.Timeout | undefined
    const rendering: Rendering = {
      tag,
      isOvertaken: false,
      overdue: new Promise((resolve) => {
        timer = setTimeout(resolve, waitForRenewalMs).unref()
      }),
      // Whoever is the first to ask for a page pays for it; afterwards it is everybody's.
      rendered: render({ isFirst: !this.#pages.has(key) })
        .catch((cause: unknown): Rendered => ({ kind: 'failed', cause }))
        .then((rendered) => {
          clearTimeout(timer)
          if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
          if (rendered.kind === 'failed') this.options.onFailure(page, rendered.cause)
          this.#store(key, rendered, rendering)
          return rendered
        }),
    }
    this.#renderings.set(key, rendering)
    return rendering
  }

  #store(key: string, rendered: Rendered, { tag, isOvertaken }: Rendering): void {
    const earlier = this.#pages.get(key)
    // One that was overtaken by a change gives way to what was rendered after it.
    if (isOvertaken && (earlier?.isStale === false || this.#missing.has(key))) return
    const madeAt = Date.now()
    if (rendered.kind === 'failed') {
      if (earlier) earlier.failedAt = madeAt
      return
    }
    if (rendered.kind === 'page') {
      this.#missing.delete(key)
      const failedAt = Number.NEGATIVE_INFINITY
      this.#pages.set(key, { answer: rendered.answer, madeAt, tag, isStale: isOvertaken, failedAt })
      return
    }
    this.#pages.delete(key)
    const { status, answer } = rendered
    if (status === 404 && !isOvertaken) this.#missing.set(key, { status, answer, madeAt, tag })
  }
}
