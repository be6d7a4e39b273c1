'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/forms/password-field'
import { PasswordStrengthMeter } from './password-strength-meter'

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({ label, hint }: { label: string; hint?: string }) {
  const t = useTranslations('accounts')
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        autoComplete="new-password"
        repeatedIn="passwordConfirm"
      >
        <PasswordStrengthMeter passwordName="password" />
      </PasswordField>
      <PasswordField
        name="passwordConfirm"
        label={t('passwordConfirm')}
        named={t('passwordAgain')}
        autoComplete="new-password"
      />
    </>
  )
}
