'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as New from './new-interview'

const NewInterview = lazy(async () => ({ default: (await import('./new-interview')).NewInterview }))

/** The way to a new interview; the server renders it, and its script loads after the page's own. */
export function LazyNewInterview(props: ComponentProps<typeof New.NewInterview>) {
  return (
    <Suspense>
      <NewInterview {...props} />
    </Suspense>
  )
}
