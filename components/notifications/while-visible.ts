import { mayFetchUnasked } from '@/components/ui/prefetch'

/**
 * Calls back every so many milliseconds while the tab is visible, and when it becomes visible again; never on
 * save-data or 2g. Returns the stop.
 */
export function whileVisible(everyMs: number, look: () => void): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible' && mayFetchUnasked()) look()
  }
  const timer = setInterval(lookIfSeen, everyMs)
  document.addEventListener('visibilitychange', lookIfSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}
