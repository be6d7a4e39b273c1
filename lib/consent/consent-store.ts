import type { BannerRest } from './banner-rest'
import type { CategoryName } from './categories'
import { type Decision, queueDecision } from './decision-records'
import {
  allDisabled,
  allEnabled,
  type Preference,
  parsePreference,
  serialisePreference,
  toggled,
} from './preference'
import { type KeyStorage, preferenceKey } from './storage'

export type ConsentState = {
  readonly preference: Preference
  readonly bannerVisible: boolean
  readonly settingsVisible: boolean
  /** True until somebody decides otherwise; even so, nothing is measured before a decision. */
  readonly analyticsEnabled: boolean
}

/** What the store needs from a browser. */
export type ConsentDeps = {
  readonly local: KeyStorage
  readonly rest: BannerRest
  readonly reload: () => void
  /** Sends queued decisions to the server, in the background. */
  readonly send: () => void
  /**
   * Loads what is allowed now and stops the rest. Resolves to true when something that runs in the page can only be
   * stopped by leaving it.
   */
  readonly apply: (preference: Preference) => Promise<boolean>
}

export const initialConsent: ConsentState = {
  preference: allDisabled,
  bannerVisible: false,
  settingsVisible: false,
  analyticsEnabled: true,
}

/** The banner slides in this many milliseconds after load (specification, section 9). */
const bannerDelayMs = 300

/**
 * The consent banner's states and transitions, as in section 4 of the specification. One deliberate difference: after a
 * refusal, which stores no preference, the banner stays away for this browser session.
 */
export function createConsentStore({ local, rest, reload, send, apply }: ConsentDeps) {
  let state = initialConsent
  let mustLeave = false
  const listeners = new Set<() => void>()

  const change = (changes: Partial<ConsentState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const stored = () => parsePreference(local.getItem(preferenceKey))

  /** Reloads the page if a running script can only be stopped that way. */
  const leaveIfNeeded = () => {
    if (mustLeave && !state.settingsVisible) reload()
  }

  const follow = async () => {
    mustLeave = await apply(state.preference)
    leaveIfNeeded()
  }

  const decide = (decision: Decision, preference: Preference, changes: Partial<ConsentState> = {}) => {
    change({ preference, bannerVisible: false, analyticsEnabled: preference.AnPC, ...changes })
    if (decision === 'accept_all' || decision === 'toggle') {
      local.setItem(preferenceKey, serialisePreference(preference))
    } else local.removeItem(preferenceKey)
    rest.turn(decision === 'reject_all')
    queueDecision(local, decision, preference)
    send()
    void follow()
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /**
     * Applies a decision of an earlier visit or another window, or else shows the banner after a short delay. Returns
     * the function that cancels it.
     */
    start(waitedMs = 0): () => void {
      const preference = stored()
      change({
        preference: preference ?? allDisabled,
        bannerVisible: false,
        analyticsEnabled: preference?.AnPC ?? true,
      })
      void follow()
      if (preference || rest.isOn()) return () => {}
      const timer = setTimeout(() => change({ bannerVisible: true }), Math.max(0, bannerDelayMs - waitedMs))
      return () => clearTimeout(timer)
    },

    acceptAll: () => decide('accept_all', allEnabled, { settingsVisible: false }),
    rejectAll: () => decide('reject_all', allDisabled, { settingsVisible: false }),
    toggle: (category: CategoryName) => decide('toggle', toggled(state.preference, category)),
    reset() {
      local.removeItem(preferenceKey)
      rest.turn(false)
      queueDecision(local, 'reset', allDisabled)
      change({ ...initialConsent, bannerVisible: true })
      reload()
    },

    openSettings: () => change({ settingsVisible: true }),
    closeSettings() {
      change({ settingsVisible: false })
      leaveIfNeeded()
    },
  }
}
