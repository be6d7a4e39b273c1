'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { asProblem, type Problem } from '@/lib/api/browser'
import { beginTaxRefund } from '@/lib/tax-refunds/requests'
import type { TaxRefund } from '@/lib/tax-refunds/tax-refund'
import { isEditable, nextState } from '@/validators/states/tax-refund'
import { CancelRefund } from './cancel-refund'
import type { ChooserProps } from './chooser-props'
import { RefundForm } from './refund-form'
import { RefundSummary } from './refund-summary'

export type RefundPanelProps = {
  paymentId: string
  /** The day of that payment in Thailand, YYYY-MM-DD. */
  paidOn: string
  refund: TaxRefund | null
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
  chooser: (props: ChooserProps) => ReactNode
}

/** What a member can do with a refund now: begin it, fill it in, or see what was sent. */
export function RefundPanel({ paymentId, paidOn, refund, canPay, chooser }: RefundPanelProps) {
  const t = useTranslations('taxRefunds')
  const isOver = refund === null || refund.state === 'rejected' || refund.state === 'cancelled'
  return (
    <>
      {refund?.state === 'needs_correction' && (
        <Alert tone="mango" title={t('correction')}>
          {refund.reason}
        </Alert>
      )}
      {refund?.state === 'rejected' && (
        <Alert tone="chilli" title={t('rejected')}>
          {refund.reason}
        </Alert>
      )}
      {!canPay && <Alert tone="neutral" title={t('lookOnly')} />}
      {isOver && canPay && <Begin paymentId={paymentId} again={refund !== null} />}
      {refund && canPay && isEditable(refund.state) && (
        <RefundForm refund={refund} paidOn={paidOn} chooser={chooser} />
      )}
      {refund && !(canPay && isEditable(refund.state)) && !isOver && (
        <RefundSummary refund={refund}>
          {canPay && nextState(refund.state, 'cancel') && <CancelRefund refund={refund} />}
        </RefundSummary>
      )}
    </>
  )
}

function Begin({ paymentId, again }: { paymentId: string; again: boolean }) {
  const t = useTranslations('taxRefunds.begin')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const key = useRef<string | null>(null)
  const begin = async () => {
    setBusy(true)
    setProblem(null)
    key.current ??= crypto.randomUUID()
    const { error, response } = await beginTaxRefund(paymentId, key.current)
    setBusy(false)
    if (!response.ok) setProblem(asProblem(error, response))
    // Another member may have begun it: then it is shown.
    router.refresh()
  }
  return (
    <Card className="p-5">
      <h2 className="text-lg">{t(again ? 'again' : 'title')}</h2>
      <ol className="mt-2 list-decimal pl-5 text-ink-2">
        <li>{t('first')}</li>
        <li>{t('second')}</li>
        <li>{t('third')}</li>
      </ol>
      <div className="mt-4 grid gap-4">
        <ErrorSummary problem={problem} />
        <Button size="lg" loading={busy} onClick={() => void begin()}>
          {t('action')}
        </Button>
      </div>
    </Card>
  )
}
