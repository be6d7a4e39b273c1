'use client'

import { lazy, Suspense } from 'react'
import type { JobPostFormProps } from './job-post-form'

const JobPostForm = lazy(() => import('./job-post-form'))

/** The form is in the page's markup at once; its script, the heaviest of all pages, follows the page's own. */
export function JobPostFormLater(props: JobPostFormProps) {
  return (
    <Suspense>
      <JobPostForm {...props} />
    </Suspense>
  )
}
