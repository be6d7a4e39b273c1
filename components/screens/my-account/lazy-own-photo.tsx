'use client'

import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { OwnPhotoProps } from './own-photo'

const OwnPhoto = lazy(() => import('./own-photo'))

/** The height of the photo with its buttons, which wrap on phones. */
const room = 'mb-5 h-65 min-[340px]:h-47 min-[400px]:h-42 sm:h-34.5'

/** One's own photo; the server renders its markup, and its script loads after the page's own. */
export function LazyOwnPhoto(props: OwnPhotoProps) {
  return (
    <Suspense fallback={<Skeleton className={room} />}>
      <OwnPhoto {...props} />
    </Suspense>
  )
}
