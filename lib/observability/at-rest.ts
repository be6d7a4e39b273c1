import 'client-only'

/** Runs something that is not urgent once the page has loaded and the browser is idle. */
export function whenAtRest(work: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
