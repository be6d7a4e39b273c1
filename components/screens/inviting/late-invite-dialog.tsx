import { lazy } from 'react'
import { lateParts } from '@/components/layout/late-parts'
import type { InviteDialogProps } from './invite-dialog'

const InviteDialog = lazy(lateParts('inviting', () => import('./invite-dialog')))

/** The dialog with its messages, which load beside it. */
export default function LateInviteDialog(props: InviteDialogProps) {
  return <InviteDialog {...props} />
}
