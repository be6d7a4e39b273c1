'use client'

import { lazy, Suspense } from 'react'
import type { BoardToTalkProps } from './board-to-talk'

const BoardToTalk = lazy(() => import('./board-to-talk'))

/** The board; the server renders its markup, and its script loads after the page's own. */
export function LazyBoard(props: BoardToTalkProps) {
  return (
    <Suspense>
      <BoardToTalk {...props} />
    </Suspense>
  )
}
