'use client'

import { lazy, Suspense } from 'react'
import type { DocumentEditorProps } from './document-editor'

const DocumentEditor = lazy(() => import('./document-editor'))

/** The board; the server renders its markup, and its script loads after the page's own. */
export function LazyDocumentEditor(props: DocumentEditorProps) {
  return (
    <Suspense>
      <DocumentEditor {...props} />
    </Suspense>
  )
}
