'use client'

import { lazy, Suspense } from 'react'
import type { JobPostEditorProps } from './job-post-editor'

const JobPostEditor = lazy(() => import('./job-post-editor'))

/** The form is in the page's markup at once; its script, the heaviest of all pages, follows the page's own. */
export function LazyJobPostEditor(props: JobPostEditorProps) {
  return (
    <Suspense>
      <JobPostEditor {...props} />
    </Suspense>
  )
}
