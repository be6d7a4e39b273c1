'use client'

import { lazy, Suspense } from 'react'
import type { ApplicationBoardProps } from './application-board'

const ApplicationBoard = lazy(() => import('./application-board'))

/** The board; the server renders its markup, and its script loads after the page's own. */
export function LazyApplicationBoard(props: ApplicationBoardProps) {
  return (
    <Suspense>
      <ApplicationBoard {...props} />
    </Suspense>
  )
}
