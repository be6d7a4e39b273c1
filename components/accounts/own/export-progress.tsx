'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-style'
import type { DataExport } from '@/lib/accounts/own-account'
import { formatClock, formatDay } from '@/lib/dates/format-thai'

/** How far a copy of one's data is, and the way to download it once it is ready. */
export default function ExportProgress({
  copy: { id, state, done, total, expiresAt },
}: {
  copy: DataExport
}) {
  const t = useTranslations('account.export')
  if (state === 'failed') {
    return (
      <Alert tone="chilli" title={t('failed')}>
        {t('failedAbout')}
      </Alert>
    )
  }
  if (state === 'ready') {
    const end = new Date(expiresAt)
    return (
      <Alert
        tone="leaf"
        title={t('ready')}
        action={
          <a href={`/api/data-export/${id}`} download className={buttonClass({ size: 'sm' })}>
            {t('download')}
          </a>
        }
      >
        {t('readyAbout', { day: formatDay(end), time: formatClock(end) })}
      </Alert>
    )
  }
  return (
    <div>
      <p className="font-medium">{t('running')}</p>
      <progress
        value={done}
        max={total}
        aria-label={t('running')}
        className="mt-2 mb-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
      <p className="text-sm text-ink-3">{t('progress', { done, total })}</p>
    </div>
  )
}
