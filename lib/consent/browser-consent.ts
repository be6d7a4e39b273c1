import 'client-only'
import { useSyncExternalStore } from 'react'
import { bannerRest } from './banner-rest'
import { type ConsentState, createConsentStore, initialConsent } from './consent-store'
import { pendingRecords } from './decision-records'
import { settleCookies } from './lasting-cookies'
import { forgiving, preferenceKey } from './storage'

const local = forgiving(() => localStorage)

/** Trackers and sending are separate modules, so that visitors who have decided nothing never load them. */
let trackers: Promise<typeof import('./trackers')> | undefined

const send = () =>
  void import('./send-decisions').then(
    ({ sendDecisions }) => sendDecisions(local),
    // Could not be loaded: the queue waits for the next page load.
    () => undefined,
  )

/** The consent given in this browser. */
export const consent = createConsentStore({
  local,
  rest: bannerRest,
  reload: () => location.reload(),
  send,
  apply: async (preference) => {
    settleCookies(preference)
    if (!trackers && !preference.AnPC && !preference.AC) return false
    trackers ??= whenIdle().then(() => import('./trackers'))
    try {
      return await (await trackers).applyPreference(preference)
    } catch {
      trackers = undefined
      return false
    }
  },
})

/** The state of the banner and the settings; in server-rendered pages neither is shown. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(consent.subscribe, consent.get, () => initialConsent)

/**
 * Applies earlier decisions, and from now on those made in other windows. `waitedMs` is the time since the page was
 * loaded. Returns the function that stops it.
 */
export function watchConsent(waitedMs: number): () => void {
  let stop = consent.start(waitedMs)
  if (pendingRecords(local).length > 0) void whenIdle().then(send)
  const follow = ({ key }: StorageEvent) => {
    if (key !== preferenceKey) return
    stop()
    stop = consent.start()
  }
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}

function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1_000)
    else requestIdleCallback(resolve, { timeout: 3_000 })
  })
}
