'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Browser from './people-browser'

const PeopleBrowser = lazy(async () => ({ default: (await import('./people-browser')).PeopleBrowser }))

/** The people found; the server renders their cards, whose script loads after the page's own. */
export function LazyPeopleBrowser(props: ComponentProps<typeof Browser.PeopleBrowser>) {
  return (
    <Suspense>
      <PeopleBrowser {...props} />
    </Suspense>
  )
}
