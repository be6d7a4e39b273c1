import 'client-only'
import { useSyncExternalStore } from 'react'
import { type ConsentState, createConsentStore, initialConsent } from './consent-store'
import { pendingRecords } from './decision-records'
import { settleCookies } from './lasting-cookies'
import { forgiving, preferenceKey } from './storage'

const local = forgiving(() => localStorage)

/** Trackers and sending are parts of their own, so that those who decided nothing never load them. */
let trackers: Promise<typeof import('./trackers')> | undefined

const send = () =>
  void import('./send-decisions').then(
    ({ sendDecisions }) => sendDecisions(local),
    // Not reached: the queue waits for the next load.
    () => undefined,
  )

/** The consent of whoever uses this browser. */
export const consent = createConsentStore({
  local,
  session: forgiving(() => sessionStorage),
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

/** The banner's and the settings' state; nothing is shown in what the server renders. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(consent.subscribe, consent.get, () => initialConsent)

/**
 * Takes up earlier decisions, and those made in other windows from now on. `waitedMs` is the time since the page was
 * loaded. Returns how to stop.
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
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1_000)
    else requestIdleCallback(resolve, { timeout: 3_000 })
  })
}
