import { pressPart } from '@/components/ui/press-part'

/** The dialog that invites favourites; what loads its messages is loaded with it, because some pages have no room for it. */
export const LateInviteDialog = pressPart(async () =>
  (await import('./load-invite-dialog')).loadInviteDialog(),
)
