import type { Messages } from 'next-intl'
import { leavingMark } from '@/lib/auth/leaving-mark'
import { signInMark } from '@/lib/auth/sign-in-mark'
import { restCookie } from './banner-rest'
import type { CategoryName } from './categories'
import { pendingKey, preferenceKey, subjectKey } from './storage'

type Purpose = keyof Messages['storedItems']['purposes']

export type StoredItemKind = 'cookie' | 'local' | 'session' | 'database'

type Lifetime =
  | { readonly unit: 'minutes' | 'hours' | 'days' | 'years'; readonly count: number }
  /** Until the tab or the browser is closed, until it is no longer needed, or until the person deletes it. */
  | { readonly unit: 'tab' | 'browser' | 'done' | 'deleted' }

export type StoredItem = {
  /** The name as it is stored; `*` stands for any text. */
  readonly name: string
  readonly kind: StoredItemKind
  readonly category: CategoryName
  /** Key of its explanation in messages/th.json, under `storedItems.purposes`. */
  readonly purpose: Purpose
  readonly lifetime: Lifetime
  readonly setBy: 'partim' | 'google' | 'microsoft'
}

const minutes = (count: number): Lifetime => ({ unit: 'minutes', count })
const hours = (count: number): Lifetime => ({ unit: 'hours', count })
const days = (count: number): Lifetime => ({ unit: 'days', count })
const years = (count: number): Lifetime => ({ unit: 'years', count })

const ours = (
  kind: StoredItemKind,
  name: string,
  purpose: Purpose,
  lifetime: Lifetime,
  category: CategoryName = 'SNC',
): StoredItem => ({ name, kind, category, purpose, lifetime, setBy: 'partim' })

const cookieOf =
  (setBy: StoredItem['setBy'], category: CategoryName) =>
  (name: string, purpose: Purpose, lifetime: Lifetime): StoredItem => ({
    name,
    kind: 'cookie',
    category,
    purpose,
    lifetime,
    setBy,
  })

const googleAnalytics = cookieOf('google', 'AnPC')
const googleAds = cookieOf('google', 'AC')
const clarity = cookieOf('microsoft', 'AnPC')

/**
 * Every cookie and every entry of browser storage that this product sets or lets third parties set: the cookie policy's
 * table is made from it, and every journey test fails that leaves anything else behind.
 */
export const storedItems: readonly StoredItem[] = [
  // Over plain http, on a developer's machine, its name is "session".
  ours('cookie', '__Host-session', 'session', days(5)),
  ours('cookie', signInMark, 'signInMark', days(5)),
  ours('cookie', leavingMark, 'leaving', minutes(1)),
  ours('cookie', 'partim-link', 'link', hours(1)),
  ours('cookie', 'partim-topup', 'topup', minutes(30)),
  ours('cookie', 'partim-position', 'position', hours(1)),
  ours('local', preferenceKey, 'preference', { unit: 'deleted' }),
  ours('local', subjectKey, 'subject', { unit: 'deleted' }),
  ours('local', pendingKey, 'pending', { unit: 'done' }),
  ours('cookie', restCookie, 'rest', { unit: 'browser' }),
  ours('local', 'partim:draft:*', 'draft', days(30)),
  ours('local', 'partim:attempt:*', 'attempt', { unit: 'done' }),
  ours('local', 'partim:unsent:*', 'unsent', { unit: 'done' }),
  ours('local', 'partim:own-jobs', 'ownJobs', { unit: 'done' }),
  ours('local', 'partim:theme', 'theme', { unit: 'deleted' }),
  ours('session', 'partim:sign-in-email', 'email', { unit: 'done' }),
  ours('session', 'partim:redirect-auth', 'redirect', { unit: 'done' }),
  ours('session', 'partim:reloaded-at', 'reload', { unit: 'tab' }),
  ours('session', 'partim:compared', 'compared', { unit: 'tab' }),
  ours('session', 'partim:left-people', 'leftPeople', { unit: 'tab' }),
  ours('database', 'partim-films', 'films', { unit: 'done' }),
  ours('database', 'partim-outbox', 'outbox', { unit: 'done' }),
  {
    name: 'firebase-heartbeat-database',
    kind: 'database',
    category: 'SNC',
    purpose: 'firebase',
    lifetime: { unit: 'deleted' },
    setBy: 'google',
  },
  {
    name: 'firebase:*',
    kind: 'session',
    category: 'SNC',
    purpose: 'firebaseRedirect',
    lifetime: { unit: 'tab' },
    setBy: 'google',
  },
  ours('cookie', 'partim-branch', 'branch', years(1), 'FC'),
  googleAnalytics('_ga', 'visitors', years(2)),
  googleAnalytics('_ga_*', 'visits', years(2)),
  clarity('_clck', 'heatmapVisitors', years(1)),
  clarity('_clsk', 'heatmapVisits', days(1)),
  {
    name: '_cltk',
    kind: 'session',
    category: 'AnPC',
    purpose: 'heatmapVisits',
    lifetime: { unit: 'tab' },
    setBy: 'microsoft',
  },
  googleAds('_gcl_*', 'advertising', days(90)),
  googleAds('_gac_*', 'advertising', days(90)),
]

/** Whether a listed name, which may contain `*`, matches a stored one. */
export function matchesName(listed: string, name: string): boolean {
  const [begin = '', end] = listed.split('*')
  return end === undefined ? name === listed : name.startsWith(begin) && name.endsWith(end)
}

/** The listed item that a stored name belongs to, if any. */
export function findStoredItem(kind: StoredItemKind, name: string): StoredItem | undefined {
  const searched = kind === 'cookie' && name === 'session' ? '__Host-session' : name
  return storedItems.find((item) => item.kind === kind && matchesName(item.name, searched))
}
