'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const UnusedResume = lazy(() => import('./unused-resume'))

/** `UnusedResume`: the server renders its markup, and its script loads only where there is one. */
export function LazyUnusedResume(props: ComponentProps<typeof UnusedResume>) {
  return (
    <Suspense>
      <UnusedResume {...props} />
    </Suspense>
  )
}
