'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Watch from './interviews-watch'

const InterviewsWatch = lazy(async () => ({ default: (await import('./interviews-watch')).InterviewsWatch }))

/** The watch of the board; its script loads after the page's own. */
export function LazyInterviewsWatch(props: ComponentProps<typeof Watch.InterviewsWatch>) {
  return (
    <Suspense>
      <InterviewsWatch {...props} />
    </Suspense>
  )
}
