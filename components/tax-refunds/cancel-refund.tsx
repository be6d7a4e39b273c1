'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import { asProblem, type Problem } from '@/lib/api/browser'
import { moveTaxRefund } from '@/lib/tax-refunds/requests'
import type { TaxRefund } from '@/lib/tax-refunds/tax-refund'

/** Gives a refund up, after a question: the account that was entered is removed. */
export function CancelRefund({ refund }: { refund: TaxRefund }) {
  const t = useTranslations('taxRefunds.cancelling')
  const problemText = useProblemText()
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const cancel = async () => {
    setWorking(true)
    setProblem(null)
    const { error, response } = await moveTaxRefund(refund, 'cancel')
    setWorking(false)
    if (response.status === 409 || response.status === 412) {
      // Staff or a colleague were quicker: how it stands now is shown.
      setAsking(false)
      void toast('error', t('changed'))
      return router.refresh()
    }
    if (!response.ok) return setProblem(asProblem(error, response))
    setAsking(false)
    void toast('success', t('done'))
    router.refresh()
  }
  return (
    <>
      <Button size="lg" variant="ghost" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="confirm"
        title={t('title')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" loading={working} onClick={() => void cancel()}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('explain')}</p>
        {problem && (
          <p role="alert" className="mt-3 text-sm text-chilli">
            {problemText(problem)}
          </p>
        )}
      </Dialog>
    </>
  )
}
