import type { SWRConfiguration } from 'swr'
import { mayFetchUnasked } from './prefetch'

/**
 * SWR's options for data that is refreshed when the tab becomes visible, when the network returns, and every so many
 * milliseconds while the tab is visible; never on save-data or 2g. A failed refresh is repeated at the next interval: the
 * client has already retried what may be retried (lib/api/fetch-policy).
 */
export function keptFresh(everyMs = 0): SWRConfiguration {
  const isAllowed = mayFetchUnasked()
  return {
    revalidateOnFocus: isAllowed,
    revalidateOnReconnect: isAllowed,
    refreshInterval: isAllowed ? everyMs : 0,
    // No throttling: of two refreshes at once SWR keeps the later one.
    focusThrottleInterval: 0,
    dedupingInterval: 0,
    shouldRetryOnError: isAllowed && everyMs > 0,
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), everyMs)
    },
  }
}
