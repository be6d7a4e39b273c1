'use client'

import { lazy, Suspense } from 'react'
import type { InviteDialogProps } from './invite-dialog'

const InviteDialog = lazy(() => import('./late-invite-dialog'))

/** The dialog that invites favourites; its script and its messages are loaded when it is opened. */
export function LazyInviteDialog(props: InviteDialogProps) {
  return (
    <Suspense>
      <InviteDialog {...props} />
    </Suspense>
  )
}
