'use client'

import { lazy, Suspense } from 'react'
import type { TeamPanelProps } from './team-panel'

const TeamPanel = lazy(() => import('./team-panel'))

/** The team is in the page's markup at once; its script follows the page's own. */
export function LazyTeamPanel(props: TeamPanelProps) {
  return (
    <Suspense>
      <TeamPanel {...props} />
    </Suspense>
  )
}
