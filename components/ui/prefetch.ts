type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** False for people who pay for every byte or wait for it: save-data, or a 2g connection. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const connectionNow = () => (navigator as Navigator & { connection?: Connection }).connection

/** What to do when each link comes into sight. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Links that came into sight, the first seen first, until the page has time for them. */
const seen: Element[] = []

/** Safari knows no idle time; a moment later is the nearest to it. */
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? window.setTimeout)(work)

function prefetchNext(): void {
  const link = seen.shift()
  if (!link) return
  waiting.get(link)?.()
  if (seen.length > 0) whenIdle(prefetchNext)
}

function seeLinks(entries: readonly IntersectionObserverEntry[], links: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    links.unobserve(target)
    if (seen.push(target) === 1) whenIdle(prefetchNext)
  }
}

/**
 * Prefetches once a link is (nearly) in sight and the page has nothing else to do, one link at a time, where the
 * connection allows it; returns the stop.
 */
export function prefetchInSight(link: Element, prefetch: () => void): () => void {
  observer ??= new IntersectionObserver(seeLinks, { rootMargin: '200px' })
  waiting.set(link, () => prefetchNow(prefetch))
  observer.observe(link)
  return () => {
    observer?.unobserve(link)
    waiting.delete(link)
  }
}

/** True where this browser's connection allows what nobody has asked for yet. */
export const mayFetchUnasked = (): boolean => mayPrefetch(connectionNow())

/** Prefetches at once, where the connection allows it. */
export function prefetchNow(prefetch: () => void): void {
  if (mayFetchUnasked()) prefetch()
}
