'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { type AccountKind, changeEmail, resendVerification } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'
import { useAttempt } from './use-attempt'
import { useCountdown } from './use-countdown'

type SendEmailPanelProps = { kind: AccountKind; email: string }

/** Where the verification mail went, another one after a minute, and another address. */
export function SendEmailPanel({ kind, email: first }: SendEmailPanelProps) {
  const t = useTranslations('sendEmail')
  const [email, setEmail] = useState(first)
  const [sentAgain, setSentAgain] = useState(false)
  const [changing, setChanging] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const wait = useCountdown()

  const resend = async () => {
    setProblem(null)
    setSentAgain(false)
    try {
      const { resendAfterSeconds } = await resendVerification(kind)
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
        {t('sentTo')} <strong className="font-semibold break-words text-ink">{email}</strong>
      </p>
      <p className="mt-1 text-ink-2">{t('valid')}</p>
      <div className="mt-6 grid gap-4">
        <ErrorSummary problem={problem} />
        <p role="status" className="text-sm text-leaf empty:hidden">
          {sentAgain ? t('sentAgain') : ''}
        </p>
        {changing ? (
          <ChangeEmailForm
            kind={kind}
            onCancel={() => setChanging(false)}
            onChanged={(changed) => {
              setEmail(changed)
              setChanging(false)
              setSentAgain(true)
              wait.start(60)
            }}
          />
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

type ChangeEmailFormProps = {
  kind: AccountKind
  onCancel: () => void
  onChanged: (email: string) => void
}

function ChangeEmailForm({ kind, onCancel, onChanged }: ChangeEmailFormProps) {
  const t = useTranslations('sendEmail')
  const form = useValidatedForm(() => import('@/validators/account').then((schemas) => schemas.emailSchema), {
    email: '',
  })
  const { problem, attempt } = useAttempt(form)
  useEffect(() => form.setFocus('email'), [form.setFocus])
  return (
    <Form
      id="change-email"
      form={form}
      onSubmit={({ email = '' }) =>
        attempt(async () => {
          onChanged((await changeEmail(kind, email)).email)
        })
      }
    >
      <ErrorSummary problem={problem} />
      <TextField
        name="email"
        label={t('newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <SubmitButton block>{t('changeSubmit')}</SubmitButton>
      <Button variant="ghost" block onClick={onCancel}>
        {t('changeCancel')}
      </Button>
    </Form>
  )
}
