'use client'

import { lazy, Suspense } from 'react'
import type { BranchEditorProps } from './branch-editor'

const BranchEditor = lazy(() => import('./branch-editor'))

/** The form is in the page's markup at once; its script follows the page's own. */
export function LazyBranchEditor(props: BranchEditorProps) {
  return (
    <Suspense>
      <BranchEditor {...props} />
    </Suspense>
  )
}
