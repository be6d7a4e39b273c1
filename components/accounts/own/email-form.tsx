'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Me } from '@/lib/accounts/me'
import { startEmailChange } from '@/lib/accounts/own-account-requests'
import { useAttempt } from '../use-attempt'
import { ProofField } from './proof-field'
import { provable } from './provable'
import { useProof } from './use-proof'

type EmailFormProps = { me: Me; onClose: () => void }

/** Requests a verification link for a new e-mail address. */
function EmailForm({ me, onClose }: EmailFormProps) {
  const t = useTranslations('account')
  const { byPassword, prove } = useProof(me)
  const [sentTo, setSentTo] = useState('')
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.emailChangeSchema(byPassword)),
    { email: '', presentPassword: '' },
  )
  const { problem, attempt } = useAttempt(form)
  useEffect(() => form.setFocus('email'), [form.setFocus])

  if (sentTo) {
    return (
      <Alert live tone="leaf" title={t('emailChange.sent', { email: sentTo })}>
        {t('emailChange.sentAbout')}
      </Alert>
    )
  }
  return (
    <Form
      id="email-change"
      form={form}
      onSubmit={({ email, presentPassword }) =>
        attempt(async () => {
          await prove(presentPassword)
          setSentTo((await startEmailChange(me.kind, email)).sentTo)
        })
      }
    >
      <ErrorSummary problem={problem} />
      <TextField
        name="email"
        label={t('emailChange.field')}
        hint={t('emailChange.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <ProofField me={me} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('emailChange.submit')}</SubmitButton>
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

export default provable(EmailForm)
