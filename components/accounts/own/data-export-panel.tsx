'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import type { AccountKind } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { DataExport } from '@/lib/accounts/own-account'
import { latestExport, requestExport } from '@/lib/accounts/own-account-requests'
import type { Problem } from '@/lib/api/problem'
import { formatClock, formatDay } from '@/lib/dates/format-thai'

const lookEveryMs = 2_000

type DataExportPanelProps = { kind: AccountKind; latest: DataExport | null }

/** Asks for a copy of everything kept about the person, shows how far it is, and hands it out. */
export function DataExportPanel({ kind, latest }: DataExportPanelProps) {
  const t = useTranslations('account.export')
  const [copy, setCopy] = useState(latest)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isRunning = copy?.state === 'running'

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.hidden) return
      // A look that fails is made up for by the next.
      latestExport(kind).then(setCopy, () => undefined)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isRunning, kind])

  const ask = async () => {
    setAsking(true)
    setProblem(null)
    try {
      setCopy(await requestExport(kind))
    } catch (error) {
      setProblem(problemFrom(error))
    } finally {
      setAsking(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <ErrorSummary problem={problem} />
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
      <progress value={done} max={total} aria-label={t('running')} className="mt-2 h-2 w-full accent-mango" />
      <p className="text-sm text-ink-3">{t('progress', { done, total })}</p>
    </div>
  )
}
