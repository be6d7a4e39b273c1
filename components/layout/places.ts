import type { IconName } from '@/components/ui/icon-names'

/** A place in the navigation; `key` is the message key of its name under `layout`. */
export type Place = {
  readonly key:
    | 'dashboard'
    | 'jobPosting'
    | 'favourites'
    | 'branch'
    | 'jobs'
    | 'ownApplications'
    | 'resume'
    | 'account'
  readonly href: string
  readonly icon: IconName
  /** A path below it that is a place of its own. */
  readonly but?: string
}

const account: Place = { key: 'account', href: '/my-account', icon: 'person' }

const favourites: Place = { key: 'favourites', href: '/partimers/favourites', icon: 'star' }

/** An employer's places; favourites are for those who may keep them. */
export const employerPlaces = (keepsFavourites: boolean): readonly Place[] => [
  { key: 'dashboard', href: '/dashboard', icon: 'home' },
  { key: 'jobPosting', href: '/job-posting', icon: 'post' },
  ...(keepsFavourites ? [favourites] : []),
  { key: 'branch', href: '/branch', icon: 'branch' },
  account,
]

export const workerPlaces = (uid: string): readonly Place[] => [
  { key: 'ownApplications', href: '/jobs/applications', icon: 'calendar' },
  { key: 'jobs', href: '/jobs', icon: 'search', but: '/jobs/applications' },
  { key: 'resume', href: `/resume/${uid}`, icon: 'briefcase' },
  account,
]

/** True when a path belongs to a place: its own path or one below it. */
export function isAt({ href, but }: Pick<Place, 'href' | 'but'>, pathname: string): boolean {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return isBelow(href) && !(but && isBelow(but))
}
