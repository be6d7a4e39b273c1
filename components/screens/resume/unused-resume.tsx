'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'
import { showResumeAgain } from '@/lib/resumes/requests'
import type { Resume } from '@/lib/resumes/resume'
import { retention } from '@/validators/retention'

/** Says that a resume is hidden because its worker was away, and lets it be found again as they had chosen, by one tap. */
export default function UnusedResume({ visibility }: Pick<Resume, 'visibility'>) {
  const t = useTranslations('resumes')
  const [state, setState] = useState<'hidden' | 'asking' | 'shown'>('hidden')
  const [problem, setProblem] = useState<Problem | null>(null)

  const show = async () => {
    setProblem(null)
    setState('asking')
    try {
      await showResumeAgain()
      setState('shown')
    } catch (error) {
      setState('hidden')
      setProblem(problemFrom(error))
    }
  }

  return (
    <div className="mb-6 grid gap-3 print:hidden">
      <ErrorSummary problem={problem} />
      <div role="status" className="empty:hidden">
        {state === 'shown' && <Alert tone="leaf" title={t('unused.shown')} />}
      </div>
      {state !== 'shown' && (
        <Alert
          tone="mango"
          title={t('unused.title', { months: retention.unusedResumeShown.count })}
          action={
            <Button variant="accent" loading={state === 'asking'} onClick={() => void show()}>
              {t('unused.stillLooking')}
            </Button>
          }
        >
          {t('unused.about', { visibility: t(`visibilities.${visibility}.label`) })}
        </Alert>
      )}
    </div>
  )
}
