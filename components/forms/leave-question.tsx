'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type LeaveQuestionProps = {
  /** Whether this browser keeps what was typed. */
  isKept: boolean
  onLeave: () => void
  onDiscard: () => void
  onStay: () => void
}

/** The dialog that asks on leaving a form whether to keep what was typed. */
export function LeaveQuestion({ isKept, onLeave, onDiscard, onStay }: LeaveQuestionProps) {
  const t = useTranslations('forms.draft')
  return (
    <Dialog
      open
      onClose={onStay}
      size="confirm"
      title={t('leaveTitle')}
      actions={
        <div className="grid w-full gap-2">
          <Button onClick={onStay}>{t('stay')}</Button>
          {isKept && (
            <Button variant="secondary" onClick={onLeave}>
              {t('keep')}
            </Button>
          )}
          <Button variant="ghost" onClick={onDiscard} className="text-chilli!">
            {t(isKept ? 'discardAndLeave' : 'leave')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-2">{t(isKept ? 'leaveAbout' : 'leaveUnkept')}</p>
    </Dialog>
  )
}
