'use client'

import { type ComponentProps, lazy } from 'react'

const PendingDeletion = lazy(() => import('./pending-deletion'))

/** Loads after the page's own script, because it is on few people's pages. */
export function LazyPendingDeletion(props: ComponentProps<typeof PendingDeletion>) {
  return <PendingDeletion {...props} />
}
