'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Board from './interview-board'
import type * as Own from './own-interviews'

const InterviewBoard = lazy(async () => ({ default: (await import('./interview-board')).InterviewBoard }))
const NextInterview = lazy(async () => ({ default: (await import('./interview-board')).NextInterview }))
const OwnInterviews = lazy(async () => ({ default: (await import('./own-interviews')).OwnInterviews }))
const CancelledInterviews = lazy(async () => ({
  default: (await import('./own-interviews')).CancelledInterviews,
}))

/** The board; the server renders it, and its script loads after the page's own. */
export function LazyInterviewBoard(props: ComponentProps<typeof Board.InterviewBoard>) {
  return (
    <Suspense>
      <InterviewBoard {...props} />
    </Suspense>
  )
}

export function LazyNextInterview(props: ComponentProps<typeof Board.NextInterview>) {
  return (
    <Suspense>
      <NextInterview {...props} />
    </Suspense>
  )
}

/** A worker's interviews; the server renders them, and their script loads after the page's own. */
export function LazyOwnInterviews(props: ComponentProps<typeof Own.OwnInterviews>) {
  return (
    <Suspense>
      <OwnInterviews {...props} />
    </Suspense>
  )
}

export function LazyCancelledInterviews(props: ComponentProps<typeof Own.CancelledInterviews>) {
  return (
    <Suspense>
      <CancelledInterviews {...props} />
    </Suspense>
  )
}
