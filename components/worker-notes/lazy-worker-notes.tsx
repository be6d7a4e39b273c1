'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Notes from './worker-notes'

const WorkerNotes = lazy(async () => ({ default: (await import('./worker-notes')).WorkerNotes }))

/** The team's notes; the server renders them, and their script loads after the page's own. */
export function LazyWorkerNotes(props: ComponentProps<typeof Notes.WorkerNotes>) {
  return (
    <Suspense>
      <WorkerNotes {...props} />
    </Suspense>
  )
}
