'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { ErrorSummary } from '@/components/forms/error-summary'
import { problemOfFailure } from '@/components/forms/failed-request'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import type { AccountKind } from '@/lib/accounts/account-requests'
import type { DataExport } from '@/lib/accounts/own-account'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import type { ExportWatchProps } from './export-watch'

type DataExportPanelProps = { kind: AccountKind; latest: DataExport | null }

/** Requests an export of all data about the person, shows its progress, and offers it for download. */
export function DataExportPanel({ kind, latest }: DataExportPanelProps) {
  const t = useTranslations('account.export')
  const [copy, setCopy] = useState(latest)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const isRunning = copy?.state === 'running'

  // Loaded only while a copy is being made.
  const [Watch, setWatch] = useState<ComponentType<ExportWatchProps> | null>(null)
  useEffect(() => {
    if (!isRunning) return
    import('./export-watch').then(
      ({ default: loaded }) => setWatch(() => loaded),
      () => undefined,
    )
  }, [isRunning])

  const ask = async () => {
    setAsking(true)
    setProblem(null)
    try {
      const { requestExport } = await import('@/lib/accounts/own-account-requests')
      setCopy(await requestExport(kind))
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setAsking(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <ErrorSummary problem={problem} />
      {isRunning && Watch && <Watch kind={kind} onLook={setCopy} />}
      <div role="status" className="w-full empty:hidden">
        {copy && <Progress copy={copy} />}
      </div>
      {!isRunning && (
        <>
          <p className="text-sm text-ink-2">{t('about')}</p>
          <Button variant="secondary" loading={asking} onClick={() => void ask()}>
            {copy ? t('again') : t('ask')}
          </Button>
        </>
      )}
    </div>
  )
}

function Progress({ copy: { id, state, done, total, expiresAt } }: { copy: DataExport }) {
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
