'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { changeEmail } from '@/lib/accounts/account-requests'
import type { Me } from '@/lib/accounts/me'
import { proofOf } from '@/lib/accounts/prove-identity'
import { ProblemError } from '@/lib/api/problem'
import { EmailField } from './email-field'
import { ProofField } from './own/proof-field'
import { useProof } from './own/use-proof'
import { useAttempt } from './use-attempt'

type ChangeEmailFormProps = {
  me: Me
  /** What they came for: the mailed link leads back to it. */
  next?: string
  onCancel: () => void
  onChanged: (email: string) => void
}

/** Corrects an address that is not verified yet; a person whose sign-in is not fresh proves their identity again. */
export function ChangeEmailForm(props: ChangeEmailFormProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return typed === null ? (
    <PlainForm {...props} onSignInAgain={setTyped} />
  ) : (
    <ProvenForm {...props} typed={typed} />
  )
}

type PlainFormProps = ChangeEmailFormProps & { onSignInAgain: (typed: string) => void }

function PlainForm({ me, next, onCancel, onChanged, onSignInAgain }: PlainFormProps) {
  const form = useValidatedForm(() => import('@/validators/account').then((schemas) => schemas.emailSchema), {
    email: '',
  })
  const { problem, attempt } = useAttempt(form)
  useEffect(() => form.setFocus('email'), [form.setFocus])
  const change = async (email: string) => {
    try {
      onChanged((await changeEmail(me.kind, email, next)).email)
    } catch (error) {
      const isStale = error instanceof ProblemError && error.problem.code === 'sign_in_again'
      // Who has nothing to prove their identity with is told to sign in again.
      if (!isStale || proofOf(me) === null) throw error
      onSignInAgain(email)
    }
  }
  return (
    <Form id="change-email" form={form} onSubmit={({ email = '' }) => attempt(() => change(email))}>
      <ErrorSummary problem={problem} />
      <NewEmail />
      <Buttons onCancel={onCancel} />
    </Form>
  )
}

type ProvenFormProps = ChangeEmailFormProps & { typed: string }

function ProvenForm({ me, next, typed, onCancel, onChanged }: ProvenFormProps) {
  const t = useTranslations('sendEmail')
  const { byPassword, prove } = useProof(me)
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.emailChangeSchema(byPassword)),
    { email: typed, presentPassword: '' },
  )
  const { problem, attempt } = useAttempt(form)
  useEffect(() => {
    if (byPassword) form.setFocus('presentPassword')
  }, [byPassword, form.setFocus])
  return (
    <Form
      id="change-email"
      form={form}
      onSubmit={({ email = '', presentPassword }) =>
        attempt(async () => {
          await prove(presentPassword)
          onChanged((await changeEmail(me.kind, email, next)).email)
        })
      }
    >
      <p role="status" className="text-ink-2">
        {t('proveFirst')}
      </p>
      <ErrorSummary problem={problem} />
      <NewEmail />
      <ProofField me={me} />
      <Buttons onCancel={onCancel} />
    </Form>
  )
}

function NewEmail() {
  const t = useTranslations('sendEmail')
  return <EmailField label={t('newEmail')} autoComplete="email" />
}

function Buttons({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations('sendEmail')
  return (
    <>
      <SubmitButton block>{t('changeSubmit')}</SubmitButton>
      <Button variant="ghost" block onClick={onCancel}>
        {t('changeCancel')}
      </Button>
    </>
  )
}
