const watchers = new Map<Element, () => void>()

/** What is in sight, for tests: a window of jsdom shows nothing. */
class Sight {
  constructor(private readonly seen: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    watchers.set(target, () => this.seen([entry], this as unknown as IntersectionObserver))
  }

  unobserve(target: Element): void {
    watchers.delete(target)
  }
}

globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver

export const watchedLinks = {
  /** Brings an element into sight; nothing happens when nobody watches it. */
  show: (target: Element) => watchers.get(target)?.(),
}
