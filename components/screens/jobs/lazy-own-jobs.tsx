'use client'

import { type ComponentProps, lazy } from 'react'

const OwnJobs = lazy(() => import('./own-jobs').then((module) => ({ default: module.OwnJobs })))

/**
 * A worker's own jobs. The server renders their markup, and their script loads after the page's own, without a `Suspense`
 * of their own (docs/decisions/0084).
 */
export function LazyOwnJobs(props: ComponentProps<typeof OwnJobs>) {
  return <OwnJobs {...props} />
}
