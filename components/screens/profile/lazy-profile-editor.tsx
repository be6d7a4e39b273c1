'use client'

import { lazy, Suspense } from 'react'
import type { ProfileEditorProps } from './profile-editor'

const ProfileEditor = lazy(() => import('./profile-editor'))

/** The form; the server renders its markup, and its script loads after the page's own. */
export function LazyProfileEditor(props: ProfileEditorProps) {
  return (
    <Suspense>
      <ProfileEditor {...props} />
    </Suspense>
  )
}
