'use client'

import { lazy, Suspense } from 'react'
import type { OwnPhotoProps } from './own-photo'

const OwnPhoto = lazy(() => import('./own-photo'))

/** One's own photo; the server renders its markup, and its script loads after the page's own. */
export function LazyOwnPhoto(props: OwnPhotoProps) {
  return (
    <Suspense>
      <OwnPhoto {...props} />
    </Suspense>
  )
}
