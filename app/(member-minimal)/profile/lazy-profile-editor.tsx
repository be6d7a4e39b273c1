'use client'

import { lazy, Suspense } from 'react'
import type { ProfileEditorProps } from './profile-editor'

const ProfileEditor = lazy(() => import('./profile-editor'))

/** The form is in the page's markup at once; its script follows the page's own. */
export function LazyProfileEditor(props: ProfileEditorProps) {
  return (
    <Suspense>
      <ProfileEditor {...props} />
    </Suspense>
  )
}
