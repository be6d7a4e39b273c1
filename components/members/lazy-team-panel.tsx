'use client'

import { lazy, Suspense } from 'react'
import type { TeamPanelProps } from './team-panel'

const TeamPanel = lazy(() => import('./team-panel'))

/** The team; the server renders its markup, and its script loads after the page's own. */
export function LazyTeamPanel(props: TeamPanelProps) {
  return (
    <Suspense>
      <TeamPanel {...props} />
    </Suspense>
  )
}
