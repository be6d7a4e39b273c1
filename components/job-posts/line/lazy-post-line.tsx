'use client'

import { lazy, Suspense } from 'react'
import type { PostLineWithTextsProps } from './post-line-with-texts'

const PostLine = lazy(() => import('./post-line-with-texts'))

/** `PostLine`: the server renders its markup, and its script loads after the page's own. */
export function LazyPostLine(props: PostLineWithTextsProps) {
  return (
    <Suspense>
      <PostLine {...props} />
    </Suspense>
  )
}
