'use client'

import { lazy, Suspense } from 'react'
import type { ApplicationBoardProps } from './application-board'

const ApplicationBoard = lazy(() => import('./application-board'))

/** The board is in the page's markup at once; its script follows the page's own. */
export function LazyApplicationBoard(props: ApplicationBoardProps) {
  return (
    <Suspense>
      <ApplicationBoard {...props} />
    </Suspense>
  )
}
