'use client'

import { lazy, Suspense } from 'react'
import type { ResumeEditorProps } from './resume-editor'

const ResumeEditor = lazy(() => import('./resume-editor'))

/** The form; the server renders its markup, and its script loads after the page's own. */
export function LazyResumeEditor(props: ResumeEditorProps) {
  return (
    <Suspense>
      <ResumeEditor {...props} />
    </Suspense>
  )
}
