'use client'

import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { OwnUnlock } from '@/lib/unlocks/unlock'
import type { OwnPhotoProps } from './own-photo'
import { PhotoFrame } from './photo-frame'

const OwnPhoto = lazy(() => import('./own-photo'))
const UnlocksToTalk = lazy(() => import('./unlocks-to-talk'))

/** One's own photo; its buttons, with their script, come after the page's own. */
export function LazyOwnPhoto(props: OwnPhotoProps) {
  return (
    <Suspense fallback={<PhotoRoom {...props} />}>
      <OwnPhoto {...props} />
    </Suspense>
  )
}

function PhotoRoom({ me }: OwnPhotoProps) {
  return (
    <div className="mb-5 border-b border-line pb-5">
      <PhotoFrame me={me}>
        <Skeleton className="h-11 w-32 sm:h-9" />
        {me.photoUrl && <Skeleton className="h-11 w-20 sm:h-9" />}
      </PhotoFrame>
    </div>
  )
}

/** Who unlocked one's contact; the script of the list never comes to employers. */
export function LazyOwnUnlocks({ unlocks }: { unlocks: readonly OwnUnlock[] }) {
  return (
    <Suspense>
      <UnlocksToTalk unlocks={unlocks} />
    </Suspense>
  )
}
