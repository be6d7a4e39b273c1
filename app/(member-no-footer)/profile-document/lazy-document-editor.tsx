'use client'

import { lazy, Suspense } from 'react'
import type { DocumentEditorProps } from './document-editor'

const DocumentEditor = lazy(() => import('./document-editor'))

/** The board is in the page's markup at once; its script follows the page's own. */
export function LazyDocumentEditor(props: DocumentEditorProps) {
  return (
    <Suspense>
      <DocumentEditor {...props} />
    </Suspense>
  )
}
