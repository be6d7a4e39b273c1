'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { requestPasswordReset } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Me } from '@/lib/accounts/me'
import type { Problem } from '@/lib/api/problem'

type FirstPasswordProps = { me: Me; onClose: () => void }

/**
 * For who signs in with neither a password nor a provider, and so has nothing to prove their identity with: a link to their
 * address, by which they set a password.
 */
export function FirstPassword({ me, onClose }: FirstPasswordProps) {
  const t = useTranslations('account')
  const [step, setStep] = useState<'asked' | 'sending' | 'sent'>('asked')
  const [problem, setProblem] = useState<Problem | null>(null)
  const send = async () => {
    setStep('sending')
    setProblem(null)
    try {
      await requestPasswordReset(me.email)
      setStep('sent')
    } catch (error) {
      setProblem(problemFrom(error))
      setStep('asked')
    }
  }

  if (step === 'sent') {
    return (
      <Alert live tone="leaf" title={t('emailChange.sent', { email: me.email })}>
        {t('firstPassword.sentAbout')}
      </Alert>
    )
  }
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">{t('firstPassword.about', { email: me.email })}</p>
      <ErrorSummary problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" loading={step === 'sending'} onClick={() => void send()}>
          {t('firstPassword.send')}
        </Button>
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
