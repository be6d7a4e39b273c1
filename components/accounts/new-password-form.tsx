'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { NewPasswordFields } from './new-password-fields'
import { useAttempt } from './use-attempt'

type NewPasswordFormProps = {
  id: string
  title: string
  about: string
  /** Uses the password; an error it rejects with is shown in the form. */
  onPassword: (password: string) => Promise<void>
}

/** A new password, typed twice, for somebody with a mailed link. */
export function NewPasswordForm({ id, title, about, onPassword }: NewPasswordFormProps) {
  const t = useTranslations('newPassword')
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.newPasswordSchema),
    { password: '', passwordConfirm: '' },
  )
  const { problem, attempt } = useAttempt(form)
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{about}</p>
      <Form id={id} form={form} onSubmit={({ password = '' }) => attempt(() => onPassword(password))}>
        <ErrorSummary problem={problem} />
        <NewPasswordFields label={t('password')} />
        <SubmitButton block>{t('submit')}</SubmitButton>
      </Form>
    </>
  )
}
