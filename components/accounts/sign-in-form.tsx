'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { pressPart } from '@/components/ui/press-part'
import { closeSession } from '@/lib/accounts/account-requests'
import { takeRememberedEmail } from '@/lib/accounts/remembered-email'
import { signInWithPassword } from '@/lib/accounts/sign-in'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { SignInProvider } from '@/lib/auth/identity-config'
import type { SignInInput } from '@/validators/account'
import { ProviderButtons } from './provider-buttons'
import { useArrival } from './use-arrival'
import { useAttempt } from './use-attempt'

const ForgottenPassword = pressPart(() => import('./forgotten-password'))

export type SignInFormProps = {
  /** Where to go after signing in: a path of our own, checked by safeNextPath. */
  next: string
  providers?: readonly SignInProvider[]
  /** Whether to end first a session that is no longer accepted. */
  endsSession?: boolean
  /** What happens after signing in instead of going there. */
  onSignedIn?: () => Promise<void>
  /** What was typed before this form was loaded. */
  initial?: Partial<SignInInput>
}

/** Signing in with e-mail and password, or by a provider. */
export function SignInForm({
  next,
  providers = [],
  endsSession = false,
  onSignedIn,
  initial,
}: SignInFormProps) {
  const t = useTranslations('accounts')
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.signInSchema),
    { email: '', password: '', ...initial },
  )
  const { problem, attempt } = useAttempt(form)
  const goThere = useArrival(next)
  const arrive = onSignedIn ?? goThere
  const [asksForReset, setAsksForReset] = useState<{ open: boolean } | null>(null)
  const sessionEnded = useRef<Promise<unknown>>(undefined)

  useEffect(() => {
    const email = takeRememberedEmail()
    if (email && !form.getValues('email')) form.setValue('email', email)
  }, [form.setValue, form.getValues])

  useEffect(() => {
    // The session is already invalid; if it cannot be removed now, signing in replaces it.
    if (endsSession) sessionEnded.current ??= closeSession().catch(() => undefined)
  }, [endsSession])

  return (
    <div onFocusCapture={preload}>
      <Form
        id="sign-in"
        form={form}
        onSubmit={({ email = '', password = '' }) =>
          attempt(async () => {
            await sessionEnded.current
            await arrive(await signInWithPassword(email, password))
          })
        }
      >
        <ErrorSummary problem={problem} />
        <TextField
          name="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        <SubmitButton block>{t('signIn.submit')}</SubmitButton>
        <Button variant="ghost" block className="-mt-2" onClick={() => setAsksForReset({ open: true })}>
          {t('forgotten.link')}
        </Button>
      </Form>
      <ProviderButtons providers={providers} next={next} onSignedIn={onSignedIn} />
      {asksForReset && (
        <ForgottenPassword
          open={asksForReset.open}
          email={form.getValues('email') ?? ''}
          onClose={() => setAsksForReset({ open: false })}
        />
      )}
    </div>
  )
}

function preload() {
  void loadIdentityClient().catch(() => undefined)
}
