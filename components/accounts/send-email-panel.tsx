'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { pressPart } from '@/components/ui/press-part'
import { Skeleton } from '@/components/ui/skeleton'
import { resendVerification } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Me } from '@/lib/accounts/me'
import type { Problem } from '@/lib/api/problem'
import { useCountdown } from './use-countdown'

const ChangeEmailForm = pressPart(
  async () => ({ default: (await import('./change-email-form')).ChangeEmailForm }),
  <Skeleton className="h-48" />,
)

type SendEmailPanelProps = {
  me: Me
  /** What they came for: the mailed link leads back to it. */
  next?: string
}

/** Where the verification mail went, another one after a minute, and another address. */
export function SendEmailPanel({ me, next }: SendEmailPanelProps) {
  const t = useTranslations('sendEmail')
  const [email, setEmail] = useState(me.email)
  const [sentAgain, setSentAgain] = useState(false)
  const [changing, setChanging] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const wait = useCountdown()

  const resend = async () => {
    setProblem(null)
    setSentAgain(false)
    try {
      const { resendAfterSeconds } = await resendVerification(me.kind, next)
      setSentAgain(true)
      wait.start(resendAfterSeconds)
    } catch (error) {
      const found = problemFrom(error)
      const seconds = found.params?.seconds
      if (found.code === 'too_many_requests' && typeof seconds === 'number') wait.start(seconds)
      else setProblem(found)
    }
  }

  return (
    <>
      <p className="mt-2 text-ink-2">
        {t('sentTo')} <strong className="inline-block font-semibold wrap-anywhere text-ink">{email}</strong>
      </p>
      <p className="mt-1 text-balance text-ink-2">{t('valid')}</p>
      <div className="mt-6 grid gap-4">
        <ErrorSummary problem={problem} />
        <p role="status" className="text-sm text-leaf empty:hidden">
          {sentAgain ? t('sentAgain') : ''}
        </p>
        {changing ? (
          <div className="text-left">
            <ChangeEmailForm
              onClose={() => setChanging(false)}
              me={{ ...me, email }}
              next={next}
              onCancel={() => setChanging(false)}
              onChanged={(changed) => {
                setEmail(changed)
                setChanging(false)
                setSentAgain(true)
                wait.start(60)
              }}
            />
          </div>
        ) : (
          <>
            <Button size="lg" block disabled={wait.seconds > 0} onClick={() => void resend()}>
              {wait.seconds > 0 ? t('resendIn', { seconds: wait.seconds }) : t('resend')}
            </Button>
            <Button variant="ghost" block onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
