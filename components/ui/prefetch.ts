type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** False for people with slow or expensive connections: save-data, or 2g. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Unknown while a page is rendered on the server, where Node 20 has no navigator. */
const connectionNow = () =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as Navigator & { connection?: Connection }).connection

/** What to do when each link becomes visible. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Links that have become visible, in that order, waiting until the page is idle. */
const seen: Element[] = []

/** Runs work when the page is idle; Safari lacks requestIdleCallback, and a timeout is the nearest substitute. */
export const whenIdle = (work: () => void) => (window.requestIdleCallback ?? window.setTimeout)(work)

/** What somebody on this page needs sooner than the next one. */
let sooner: Promise<unknown> | undefined

/** Has links that are seen wait for something, which on a slow network would come after all of their pages. */
export function prefetchAfter(work: Promise<unknown>): void {
  sooner = work.catch(() => undefined)
}

async function prefetchNext(): Promise<void> {
  await sooner
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
 * Prefetches once a link is (nearly) visible and the page is idle, one link at a time, if the connection allows it;
 * returns the function that stops it.
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

/** True when this browser's connection allows loading what nobody has requested yet. */
export const mayFetchUnasked = (): boolean => mayPrefetch(connectionNow())

/** Prefetches at once, if the connection allows it. */
export function prefetchNow(prefetch: () => void): void {
  if (mayFetchUnasked()) prefetch()
}
