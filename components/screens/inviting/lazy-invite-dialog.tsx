'use client'

import { pressPart } from '@/components/ui/press-part'
import type { InviteDialogProps } from './invite-dialog'

/** The dialog that invites favourites; its script and its messages are loaded when it is opened. */
export const LazyInviteDialog = pressPart<InviteDialogProps>(() =>
  import('./late-invite-dialog').then(({ loadInviteDialog }) => loadInviteDialog()),
)
