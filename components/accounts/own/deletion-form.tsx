'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { leaveTo } from '@/lib/accounts/leave-to'
import type { Me } from '@/lib/accounts/me'
import { requestDeletion } from '@/lib/accounts/own-account-requests'
import { signOut } from '@/lib/accounts/sign-out'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { useAttempt } from '../use-attempt'
import { ProofField } from './proof-field'
import { provable } from './provable'
import { useProof } from './use-proof'

type DeletionFormProps = { me: Me; onClose: () => void }

/** Deletes the account, after the person typed the phrase and proved their identity; the login page says what comes next. */
function DeletionForm({ me, onClose }: DeletionFormProps) {
  const t = useTranslations('account')
  const { byPassword, prove } = useProof(me)
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.deletionFormSchema(byPassword)),
    { confirmation: '', presentPassword: '' },
  )
  const { problem, attempt } = useAttempt(form)
  useEffect(() => form.setFocus('confirmation'), [form.setFocus])

  return (
    <Form
      id="account-deletion"
      form={form}
      onSubmit={({ confirmation, presentPassword }) =>
        attempt(async () => {
          await prove(presentPassword)
          await requestDeletion(me.kind, confirmation)
          // Every session has already ended; only the cookie is left, which is harmless if it stays.
          await signOut().catch(() => undefined)
          await leaveTo('/login?reason=deleted')
        })
      }
    >
      <ErrorSummary problem={problem} />
      <TextField
        name="confirmation"
        label={t('deletion.phrase', { phrase: deletionPhrase })}
        named={t('deletion.phraseName')}
        autoComplete="off"
        spellCheck={false}
      />
      <ProofField me={me} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger">{t('deletion.submit')}</SubmitButton>
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

export default provable(DeletionForm)
