type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** False for people who pay for every byte or wait for it: save-data, or a 2g connection. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const connectionNow = () => (navigator as Navigator & { connection?: Connection }).connection

/** What to do when each link comes into sight. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function seeLinks(entries: readonly IntersectionObserverEntry[], links: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    links.unobserve(target)
    waiting.get(target)?.()
  }
}

/** Prefetches once a link is (nearly) in sight, where the connection allows it; returns the stop. */
export function prefetchInSight(link: Element, prefetch: () => void): () => void {
  observer ??= new IntersectionObserver(seeLinks, { rootMargin: '200px' })
  waiting.set(link, () => prefetchNow(prefetch))
  observer.observe(link)
  return () => observer?.unobserve(link)
}

/** True where this browser's connection allows what nobody has asked for yet. */
export const mayFetchUnasked = (): boolean => mayPrefetch(connectionNow())

/** Prefetches at once, where the connection allows it. */
export function prefetchNow(prefetch: () => void): void {
  if (mayFetchUnasked()) prefetch()
}
