'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { ErrorSummary } from '@/components/forms/error-summary'
import { problemOfFailure } from '@/components/forms/failed-request'
import { Button } from '@/components/ui/button'
import type { AccountKind } from '@/lib/accounts/account-requests'
import type { DataExport } from '@/lib/accounts/own-account'
import type { ExportWatchProps } from './export-watch'

/** Few people have a copy at any time. */
const ExportProgress = lazy(() => import('./export-progress'))

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
        <Suspense>{copy && <ExportProgress copy={copy} />}</Suspense>
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
