'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { AutosaveState } from '@/components/forms/autosave'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Whether all answers are stored; announced to screen readers when storing stops working, and when it works again. */
export function SavedStatus({
  state: { kind },
  onChoose,
}: {
  state: AutosaveState
  onChoose: (() => void) | undefined
}) {
  const t = useTranslations('resumes.saving')
  // While a request runs, the last announced state stays, so that the same text is not announced again.
  const [heard, setHeard] = useState(kind)
  if (kind !== 'saving' && kind !== heard) setHeard(kind)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 text-sm text-ink-2">
      <p aria-hidden={kind !== 'idle' || undefined} className="flex items-center gap-1.5">
        {kind === 'saved' && <Icon name="check" className="size-5 text-leaf" />}
        {kind === 'failed' && <Icon name="wifi-off" />}
        <span>{t(kind)}</span>
      </p>
      <p role="status" className="sr-only">
        {heard !== 'idle' && heard !== 'saving' && t(heard)}
      </p>
      {onChoose && (
        <Button variant="secondary" size="sm" onClick={onChoose}>
          {t('choose')}
        </Button>
      )}
    </div>
  )
}
