'use client'

import { type ComponentProps, lazy } from 'react'

const MatchList = lazy(() => import('./match-list').then((module) => ({ default: module.MatchList })))

/**
 * The workers who fit a post. The server renders their markup, and their script loads after the page's own. It waits in the page's `Suspense`: React
 * would hide what is large in one of its own until a script shows it.
 */
export function LazyMatchList(props: ComponentProps<typeof MatchList>) {
  return <MatchList {...props} />
}
