const watchers = new Map<Element, () => void>()

/** An IntersectionObserver for tests, since jsdom never reports anything as visible. */
class Sight {
  constructor(private readonly seen: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    watchers.set(target, () => this.seen([entry], this as unknown as IntersectionObserver))
  }

  unobserve(target: Element): void {
    watchers.delete(target)
  }

  disconnect(): void {
    watchers.clear()
  }
}

globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver

export const watchedLinks = {
  /** Reports an element as visible; nothing happens when nobody observes it. */
  show: (target: Element) => watchers.get(target)?.(),
}
