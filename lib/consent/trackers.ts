import 'client-only'
import { fetchWithPolicy } from '@/lib/api/fetch-policy'
import { isCardScreen } from '@/lib/auth/card-screens'
import { isCapturingScreen } from '@/lib/auth/recording-screens'
import { isSecretScreen } from '@/lib/auth/secret-screens'
import type { CategoryName } from './categories'
import { removeCookies } from './cookies'
import type { Preference } from './preference'
import type { TrackerConfig } from './tracker-config'

type Tracker = {
  /** Any one of these categories allows the tracker. */
  readonly categories: readonly CategoryName[]
  /** Tells the tracker what it may store, now and after every change. */
  readonly permit?: (id: string) => void
  readonly load: (id: string) => void
  /** Silences the tracker at once; its script stays until the page is left. */
  readonly silence: (id: string) => void
}

type Queue = unknown[]
type TrackerWindow = {
  dataLayer?: Queue
  clarity?: ((...command: unknown[]) => void) & { q?: Queue }
  [key: `ga-disable-${string}`]: boolean
}

const page = globalThis as unknown as TrackerWindow

const trackers: Readonly<Record<keyof TrackerConfig, Tracker>> = {
  // developers.google.com/analytics/devguides/collection/ga4
  analytics: {
    categories: ['AnPC'],
    permit: (id) => {
      page[`ga-disable-${id}`] = false
    },
    load: (id) => {
      gtag('js', new Date())
      gtag('config', id)
      addScript('https://www.googletagmanager.com/gtag/js', id)
    },
    silence: (id) => {
      page[`ga-disable-${id}`] = true
    },
  },
  // Tags in the container follow the consent mode set before it is loaded, separately for analytics and advertising.
  tagManager: {
    categories: ['AnPC', 'AC'],
    load: (id) => {
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      addScript('https://www.googletagmanager.com/gtm.js', id)
    },
    silence: () => undefined,
  },
  // learn.microsoft.com/clarity/setup-and-installation/clarity-consent-api-v2
  heatmap: {
    categories: ['AnPC'],
    permit: () => clarity('consentv2', { ad_Storage: stateOf('AC'), analytics_Storage: 'granted' }),
    load: (id) => {
      const script = document.createElement('script')
      script.async = true
      script.src = `https://www.clarity.ms/tag/${encodeURIComponent(id)}`
      document.head.append(script)
    },
    silence: () => {
      clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' })
      clarity('stop')
    },
  },
}

const loaded = new Set<keyof TrackerConfig>()
let wanted: Preference
let config: Promise<TrackerConfig> | undefined
let isConsentModeSet = false

/**
 * Loads the configured trackers whose category is allowed, silences the others and removes their cookies. Resolves to
 * true while a script that is no longer allowed runs in the page: only leaving the page ends it.
 */
export async function applyPreference(preference: Preference): Promise<boolean> {
  wanted = preference
  if (heldSecret()) {
    removeWithdrawnCookies()
    return false
  }
  const ids = await loadConfig()
  const configured = Object.entries(ids) as [keyof TrackerConfig, string][]
  if (configured.some(([name]) => name !== 'heatmap')) setConsentMode()
  let isStopped = false
  for (const [name, id] of configured) {
    const { categories, permit, load, silence } = trackers[name]
    const isAllowed = categories.some((category) => wanted[category])
    if (isAllowed) {
      permit?.(id)
      if (!loaded.has(name)) load(id)
      loaded.add(name)
    } else if (loaded.has(name)) {
      silence(id)
      isStopped = true
    }
  }
  removeWithdrawnCookies()
  // A script may write once more while the page is being left.
  if (isStopped) addEventListener('pagehide', removeWithdrawnCookies, { once: true })
  return isStopped
}

/**
 * Whether this document was opened at a screen that holds a secret, on which a card may be typed, or that may use the
 * camera or the microphone. This stays true after the router moves on, because what was rendered is still in memory; the gate makes sure that such a screen is always a document of its own.
 */
function heldSecret(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  const paths = [location.href, ...(opened ? [opened.name] : [])].map((address) => new URL(address).pathname)
  return paths.some((path) => isSecretScreen(path) || isCardScreen(path) || isCapturingScreen(path))
}

function removeWithdrawnCookies(): void {
  if (!wanted.AnPC) removeCookies('AnPC')
  if (!wanted.AC) removeCookies('AC')
}

async function loadConfig(): Promise<TrackerConfig> {
  config ??= fetchWithPolicy(new Request(new URL('/api/trackers', location.href))).then((answer) => {
    if (!answer.ok) throw new Error(`/api/trackers answered ${answer.status}`)
    return answer.json() as Promise<TrackerConfig>
  })
  return config.catch((error: unknown) => {
    config = undefined
    throw error
  })
}

const stateOf = (category: CategoryName) => (wanted[category] ? 'granted' : 'denied')

/** Google's consent mode, version 2: developers.google.com/tag-platform/security/guides/consent */
function setConsentMode(): void {
  gtag('consent', isConsentModeSet ? 'update' : 'default', {
    security_storage: 'granted',
    functionality_storage: stateOf('FC'),
    personalization_storage: stateOf('FC'),
    analytics_storage: stateOf('AnPC'),
    ad_storage: stateOf('AC'),
    ad_user_data: stateOf('AC'),
    ad_personalization: stateOf('AC'),
  })
  isConsentModeSet = true
}

function dataLayer(): Queue {
  page.dataLayer ??= []
  return page.dataLayer
}

/** Google's scripts recognise commands by their type, an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments)
}

function clarity(...command: unknown[]): void {
  page.clarity ??= Object.assign(
    (...early: unknown[]) => {
      const queue = page.clarity?.q ?? []
      queue.push(early)
      if (page.clarity) page.clarity.q = queue
    },
    { q: [] as Queue },
  )
  page.clarity(...command)
}

function addScript(address: string, id: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `${address}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
