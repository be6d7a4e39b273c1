'use client'

import { lazy, Suspense } from 'react'
import type { BranchEditorProps } from './branch-editor'

const BranchEditor = lazy(() => import('./branch-editor'))

/** The form; the server renders its markup, and its script loads after the page's own. */
export function LazyBranchEditor(props: BranchEditorProps) {
  return (
    <Suspense>
      <BranchEditor {...props} />
    </Suspense>
  )
}
