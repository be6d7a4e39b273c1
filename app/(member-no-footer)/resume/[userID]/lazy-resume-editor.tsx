'use client'

import { lazy, Suspense } from 'react'
import type { ResumeEditorProps } from './resume-editor'

const ResumeEditor = lazy(() => import('./resume-editor'))

/** The form is in the page's markup at once; its script follows the page's own. */
export function LazyResumeEditor(props: ResumeEditorProps) {
  return (
    <Suspense>
      <ResumeEditor {...props} />
    </Suspense>
  )
}
