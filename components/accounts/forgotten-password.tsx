'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { requestPasswordReset } from '@/lib/accounts/account-requests'
import { useAttempt } from './use-attempt'

type ForgottenPasswordProps = { open: boolean; email: string; onClose: () => void }

/** Asks where to send a reset link. The answer is the same whether or not an account has that address. */
export default function ForgottenPassword({ open, email, onClose }: ForgottenPasswordProps) {
  const t = useTranslations('accounts.forgotten')
  const form = useValidatedForm(() => import('@/validators/account').then((schemas) => schemas.emailSchema), {
    email,
  })
  const { problem, attempt } = useAttempt(form)
  const [sentTo, setSentTo] = useState<string | null>(null)

  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      {sentTo ? (
        <div className="grid gap-5">
          <Alert live tone="leaf" title={t('sent')}>
            {t('sentAbout', { email: sentTo })}
          </Alert>
          <Button block onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      ) : (
        <Form
          id="forgotten-password"
          form={form}
          onSubmit={({ email: address = '' }) =>
            attempt(async () => {
              await requestPasswordReset(address)
              setSentTo(address)
            })
          }
        >
          <p className="text-ink-2">{t('about')}</p>
          <ErrorSummary problem={problem} />
          <TextField
            name="email"
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" size="lg" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton>{t('send')}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
