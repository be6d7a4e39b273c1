'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { InviteDialogProps } from './invite-dialog'
import { LateInviteDialog } from './late-invite-dialog'

type InviteFavouritesButtonProps = Pick<InviteDialogProps, 'post' | 'groups' | 'canInviteMany'>

/** Invites favourites to a post. */
export function InviteFavouritesButton(props: InviteFavouritesButtonProps) {
  const t = useTranslations('inviting')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="star" />
        {t('action')}
      </Button>
      {isOpen && <LateInviteDialog {...props} person={null} onClose={() => setOpen(false)} />}
    </>
  )
}
