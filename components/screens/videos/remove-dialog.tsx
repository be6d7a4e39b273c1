'use client'

import { useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Asks before a film is gone: its files are deleted at once, so there is nothing to undo. */
export default function RemoveDialog({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const t = useTranslations('introVideos.own')
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle')}
      size="confirm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {t('removeNow')}
          </Button>
        </>
      }
    >
      <p>{t('removeAbout')}</p>
    </Dialog>,
    document.body,
  )
}
