'use client'

import { useTranslations } from 'next-intl'
import { reportNumber } from '@/lib/unlocks/requests'
import type { ContactAccess } from '@/lib/unlocks/unlock'
import { SendingDialog } from './sending-dialog'

type ReportDialogProps = {
  unlockId: string
  onSent: (report: NonNullable<ContactAccess['unlock']>['report']) => void
  onClose: () => void
}

/** Asks once more before a number is reported. */
export default function ReportDialog({ unlockId, onSent, onClose }: ReportDialogProps) {
  const t = useTranslations('unlocks.report')
  return (
    <SendingDialog
      title={t('action')}
      cancelLabel={t('cancel')}
      sendLabel={t('send')}
      send={async () => onSent((await reportNumber(unlockId))?.report ?? 'open')}
      onClose={onClose}
    >
      {t('about')}
    </SendingDialog>
  )
}
