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
import { type KeyStorage, preferenceKey, quietReloadKey } from './storage'

export type ConsentState = {
  readonly preference: Preference
  readonly bannerVisible: boolean
  readonly settingsVisible: boolean
  /** True until somebody decides otherwise; nothing is measured before a decision all the same. */
  readonly analyticsEnabled: boolean
}

/** What the store needs of a browser. */
export type ConsentDeps = {
  readonly local: KeyStorage
  readonly session: KeyStorage
  readonly reload: () => void
  /** Sends queued decisions to the server, in the background. */
  readonly send: () => void
  /**
   * Loads what is allowed now and stops what no longer is. Resolves to true when something that runs in the page
   * can only be stopped by leaving it.
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

/** The consent banner's states and transitions: the specification's section 4, sentence by sentence. */
export function createConsentStore({ local, session, reload, send, apply }: ConsentDeps) {
  let state = initialConsent
  let mustLeave = false
  const listeners = new Set<() => void>()

  const change = (changes: Partial<ConsentState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const stored = () => parsePreference(local.getItem(preferenceKey))

  /** Where a script has to be left behind; a banner that was just answered does not come back with the page. */
  const leaveIfNeeded = () => {
    if (!mustLeave || state.settingsVisible) return
    if (!stored()) session.setItem(quietReloadKey, '1')
    reload()
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
     * Takes up what was decided on an earlier visit or in another window, else shows the banner in a moment.
     * Returns how to stop that.
     */
    start(waitedMs = 0): () => void {
      const preference = stored()
      const wasJustAnswered = session.getItem(quietReloadKey)
      session.removeItem(quietReloadKey)
      change({
        preference: preference ?? allDisabled,
        bannerVisible: false,
        analyticsEnabled: preference?.AnPC ?? true,
      })
      void follow()
      if (preference || wasJustAnswered) return () => {}
      const timer = setTimeout(() => change({ bannerVisible: true }), Math.max(0, bannerDelayMs - waitedMs))
      return () => clearTimeout(timer)
    },

    acceptAll: () => decide('accept_all', allEnabled, { settingsVisible: false }),
    rejectAll: () => decide('reject_all', allDisabled, { settingsVisible: false }),
    toggle: (category: CategoryName) => decide('toggle', toggled(state.preference, category)),
    reset() {
      local.removeItem(preferenceKey)
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
