import { lateParts } from '@/components/layout/late-parts'

/** The dialog with its messages, which load beside it. */
export const loadInviteDialog = lateParts('inviting', () => import('./invite-dialog'))
