'use client'

import { lazy, Suspense } from 'react'
import type { EditorProps } from './editor-props'

// A step loads with its fields: what came after the form would be pressed before it can keep the press.
const editors = {
  work: lazy(() => import('./work-editor')),
  times: lazy(() => import('./times-editor')),
  about: lazy(() => import('./about-editor')),
}

/** The form of a step; the server renders its markup, and its script loads after the page's own. */
export function LazyResumeEditor(props: EditorProps) {
  const Editor = editors[props.step]
  return (
    <Suspense>
      <Editor {...props} />
    </Suspense>
  )
}
