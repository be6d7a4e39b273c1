'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import type { Me } from '@/lib/accounts/me'
import { changePassword } from '@/lib/accounts/own-account-requests'
import { signInWithPassword } from '@/lib/accounts/sign-in'
import { NewPasswordFields } from '../new-password-fields'
import { useAttempt } from '../use-attempt'
import { ProofField } from './proof-field'
import { provable } from './provable'
import { useProof } from './use-proof'

type PasswordFormProps = { me: Me; onChanged: () => void; onClose: () => void }

/** Sets a new password. This signs out everywhere, so this browser signs in with it again at once. */
function PasswordForm({ me, onChanged, onClose }: PasswordFormProps) {
  const t = useTranslations('account')
  const words = useTranslations('newPassword')
  const { byPassword, prove } = useProof(me)
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.passwordChangeSchema(byPassword)),
    { password: '', passwordConfirm: '', presentPassword: '' },
  )
  const { problem, attempt } = useAttempt(form)
  useEffect(() => form.setFocus(byPassword ? 'presentPassword' : 'password'), [form.setFocus, byPassword])

  return (
    <Form
      id="password-change"
      form={form}
      onSubmit={({ password, presentPassword }) =>
        attempt(async () => {
          await prove(presentPassword)
          await changePassword(me.kind, password)
          await signInWithPassword(me.email, password)
          onChanged()
        })
      }
    >
      <ErrorSummary problem={problem} />
      <ProofField me={me} />
      <NewPasswordFields label={words('password')} hint={t('passwordChange.hint')} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('passwordChange.submit')}</SubmitButton>
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

export default provable(PasswordForm)
