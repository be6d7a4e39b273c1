import type { IconName } from '@/components/ui/icon-names'

/** A place in the navigation; `key` is the message key of its name under `layout`. */
export type Place = {
  readonly key:
    | 'dashboard'
    | 'jobPosting'
    | 'people'
    | 'chat'
    | 'interviews'
    | 'branch'
    | 'credits'
    | 'jobs'
    | 'ownApplications'
    | 'resume'
    | 'account'
  readonly href: string
  readonly icon: IconName
  /** A path below it that is a place of its own. */
  readonly but?: string
  /** Only in the sidebar: the bar of phones has room for five, and its way is in the person's menu. */
  readonly isWideOnly?: boolean
}

const account: Place = { key: 'account', href: '/my-account', icon: 'person' }

const people: Place = { key: 'people', href: '/partimers', icon: 'people' }

const chat: Place = { key: 'chat', href: '/chat', icon: 'chat' }

type EmployersRights = {
  /** May invite people, so that finding them makes sense. */
  readonly findsPeople: boolean
  /** May decide about applicants, and so write to them. */
  readonly talks: boolean
  /** Keeps the books and finds nobody: the credits are what they come for. */
  readonly keepsBooks: boolean
}

/** An employer's places, as far as they have a right to them. */
const employerPlaces = ({ findsPeople, talks, keepsBooks }: EmployersRights): readonly Place[] => [
  { key: 'dashboard', href: '/dashboard', icon: 'home' },
  { key: 'jobPosting', href: '/job-posting', icon: 'post' },
  ...(findsPeople ? [people] : []),
  ...(talks
    ? [chat, { key: 'interviews', href: '/job-interview', icon: 'calendar', isWideOnly: true } as const]
    : []),
  ...(keepsBooks ? [{ key: 'credits', href: '/my-credit', icon: 'coin' } as const] : []),
  { key: 'branch', href: '/branch', icon: 'branch', isWideOnly: findsPeople && talks },
  account,
]

const workerPlaces = (uid: string): readonly Place[] => [
  { key: 'ownApplications', href: '/jobs/applications', icon: 'calendar' },
  { key: 'jobs', href: '/jobs', icon: 'search', but: '/jobs/applications' },
  { key: 'resume', href: `/resume/${uid}`, icon: 'briefcase' },
  chat,
  account,
]

/** Of somebody of whom it is unknown which side they are on, because no service answers. */
const commonPlaces: readonly Place[] = [{ key: 'dashboard', href: '/', icon: 'home' }, account]

type Person = { readonly uid: string; readonly kind: 'employer' | 'worker' | null }

/** The places in a person's navigation. */
export function placesOf({ uid, kind }: Person, rights: EmployersRights): readonly Place[] {
  if (kind === null) return commonPlaces
  return kind === 'worker' ? workerPlaces(uid) : employerPlaces(rights)
}

/** True when a path belongs to a place: its own path or one below it. */
export function isAt({ href, but }: Pick<Place, 'href' | 'but'>, pathname: string): boolean {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return isBelow(href) && !(but && isBelow(but))
}
