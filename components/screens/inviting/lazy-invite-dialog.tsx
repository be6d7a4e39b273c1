'use client'

import { lateParts } from '@/components/layout/late-parts'
import { pressPart } from '@/components/ui/press-part'

/** The dialog that invites favourites; its script and its messages are loaded when it is opened. */
export const LazyInviteDialog = pressPart(lateParts('inviting', () => import('./invite-dialog')))
