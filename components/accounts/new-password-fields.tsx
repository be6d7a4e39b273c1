'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/forms/password-field'
import { NewPasswordField } from './new-password-field'

/** A new password in place of another, with its strength, and its repetition. */
export function NewPasswordFields({ label, hint }: { label: string; hint?: string }) {
  const t = useTranslations('accounts')
  return (
    <>
      <NewPasswordField label={label} hint={hint} repeatedIn="passwordConfirm" />
      <PasswordField
        name="passwordConfirm"
        label={t('passwordConfirm')}
        named={t('passwordAgain')}
        autoComplete="new-password"
      />
    </>
  )
}
