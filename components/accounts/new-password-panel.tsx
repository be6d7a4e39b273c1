'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Spinner } from '@/components/ui/spinner'
import { applyPasswordReset, checkPasswordReset } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { LinkOutcome } from './link-outcome'
import { type LinkState, linkStateOf } from './link-state'
import { PasswordStrengthMeter } from './password-strength-meter'
import { useAttempt } from './use-attempt'

type Stage =
  | { at: 'checking' }
  | { at: 'form'; email: string }
  | { at: 'done' }
  | { at: 'refused'; state: LinkState }

/** Sets a new password from a link in a mail: first whether the link is good, then the form. */
export function NewPasswordPanel({ token }: { token: string }) {
  const t = useTranslations('newPassword')
  const [stage, setStage] = useState<Stage>({ at: 'checking' })

  const check = useCallback(async (): Promise<Stage> => {
    try {
      return { at: 'form', email: (await checkPasswordReset(token)).email }
    } catch (error) {
      return { at: 'refused', state: linkStateOf(problemFrom(error)) }
    }
  }, [token])

  useEffect(() => {
    let current = true
    void check().then((found) => {
      if (current) setStage(found)
    })
    return () => {
      current = false
    }
  }, [check])

  if (stage.at === 'checking') {
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-8 text-center">
        <Spinner className="size-8 text-ink-3" />
        <h1 className="text-xl">{t('checking')}</h1>
      </div>
    )
  }
  if (stage.at === 'form') {
    return <NewPasswordForm token={token} email={stage.email} onDone={() => setStage({ at: 'done' })} />
  }
  if (stage.at === 'done') {
    return (
      <LinkOutcome
        illustration="verified"
        title={t('done.title')}
        action={
          <ButtonLink href="/login" size="lg" block>
            {t('toLogin')}
          </ButtonLink>
        }
      >
        {t('done.about')}
      </LinkOutcome>
    )
  }
  const unreachable = stage.state === 'offline' || stage.state === 'failed'
  const key = stage.state === 'verified' ? 'invalid' : stage.state
  return (
    <LinkOutcome
      illustration={unreachable ? 'offline' : 'broken-link'}
      title={t(`${key}.title`)}
      action={
        unreachable ? (
          <Button
            size="lg"
            block
            onClick={() => {
              setStage({ at: 'checking' })
              void check().then(setStage)
            }}
          >
            {t('tryAgain')}
          </Button>
        ) : (
          <ButtonLink href="/login" size="lg" block>
            {t('askAgain')}
          </ButtonLink>
        )
      }
    >
      {t(`${key}.about`)}
    </LinkOutcome>
  )
}

type NewPasswordFormProps = { token: string; email: string; onDone: () => void }

function NewPasswordForm({ token, email, onDone }: NewPasswordFormProps) {
  const t = useTranslations('newPassword')
  const account = useTranslations('accounts')
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.newPasswordSchema),
    { password: '', passwordConfirm: '' },
  )
  const { problem, attempt } = useAttempt(form)
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('forEmail', { email })}</p>
      <Form
        id="new-password"
        form={form}
        onSubmit={({ password = '' }) =>
          attempt(async () => {
            await applyPasswordReset(token, password)
            onDone()
          })
        }
      >
        <ErrorSummary problem={problem} />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="new-password"
          repeatedIn="passwordConfirm"
        >
          <PasswordStrengthMeter passwordName="password" />
        </PasswordField>
        <PasswordField
          name="passwordConfirm"
          label={account('passwordConfirm')}
          autoComplete="new-password"
        />
        <SubmitButton block>{t('submit')}</SubmitButton>
      </Form>
    </>
  )
}
