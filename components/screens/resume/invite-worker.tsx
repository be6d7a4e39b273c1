'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LateInviteDialog } from '@/components/screens/inviting/late-invite-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-style'

type InviteWorkerProps = { id: string; name: string; canInviteMany: boolean; variant?: ButtonVariant }

/** Invites one worker to an open post, which is chosen when there are several. */
export function InviteWorker({ id, name, canInviteMany, variant = 'secondary' }: InviteWorkerProps) {
  const t = useTranslations('workerProfiles.invite')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {isOpen && (
        <LateInviteDialog
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
