'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LazyInviteDialog } from '@/components/screens/inviting/lazy-invite-dialog'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type InviteWorkerProps = { id: string; name: string; canInviteMany: boolean }

/** Invites one worker to an open post, which is chosen when there are several. */
export function InviteWorker({ id, name, canInviteMany }: InviteWorkerProps) {
  const t = useTranslations('workerProfiles.invite')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        <Icon name="mail" />
        {t('action')}
      </Button>
      {isOpen && (
        <LazyInviteDialog
          post={null}
          person={{ id, name, isHidden: false }}
          groups={[]}
          canInviteMany={canInviteMany}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
