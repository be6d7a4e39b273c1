'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Conversation } from '@/lib/talk/talk'
import { type ConversationActs, PersonPanel } from './person-panel'

type PersonDialogProps = { conversation: Conversation; acts: ConversationActs; onClose: () => void }

/** The panel of the other one, where there is no room for it beside the messages. */
export default function PersonDialog({ conversation, acts, onClose }: PersonDialogProps) {
  const t = useTranslations('chat')
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('details')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="-mx-6">
        <PersonPanel
          conversation={conversation}
          acts={{
            ...acts,
            onBlock: closing(acts.onBlock),
            onReport: closing(acts.onReport),
            onCannotCome: acts.onCannotCome && closing(acts.onCannotCome),
          }}
        />
      </div>
    </Dialog>
  )
}
