import type { IconName } from '@/components/ui/icon-names'

/** A place the navigation leads to; `key` is its name's message key under `layout`. */
export type Place = {
  readonly key: 'dashboard' | 'jobPosting' | 'branch' | 'resume' | 'account'
  readonly href: string
  readonly icon: IconName
}

const account: Place = { key: 'account', href: '/my-account', icon: 'person' }

export const employerPlaces: readonly Place[] = [
  { key: 'dashboard', href: '/dashboard', icon: 'home' },
  { key: 'jobPosting', href: '/job-posting', icon: 'post' },
  { key: 'branch', href: '/branch', icon: 'branch' },
  account,
]

export const workerPlaces = (uid: string): readonly Place[] => [
  { key: 'resume', href: `/resume/${uid}`, icon: 'briefcase' },
  account,
]

/** True when a path belongs to a place: itself or a page below it. */
export function isAt(place: Pick<Place, 'href'>, pathname: string): boolean {
  return pathname === place.href || pathname.startsWith(`${place.href}/`)
}
