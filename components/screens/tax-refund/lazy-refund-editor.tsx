'use client'

import { lazy, Suspense } from 'react'
import type { RefundEditorProps } from './refund-editor'

const RefundEditor = lazy(() => import('./refund-editor'))

/** The form; the server renders its markup, and its script loads after the page's own. */
export function LazyRefundEditor(props: RefundEditorProps) {
  return (
    <Suspense>
      <RefundEditor {...props} />
    </Suspense>
  )
}
