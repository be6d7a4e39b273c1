import { lateParts } from '@/components/layout/late-parts'

/** Loads the dialog and, beside it, its messages. */
export const loadInviteDialog = lateParts('inviting', () => import('./invite-dialog'))
