'use client'

import { PasswordField } from '@/components/forms/password-field'
import { PasswordStrengthMeter } from './password-strength-meter'

type NewPasswordFieldProps = {
  label: string
  hint?: string
  /** Name of the repetition, where one is asked for. */
  repeatedIn?: string
}

/** A new password with its strength. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField {...props} name="password" autoComplete="new-password">
      <PasswordStrengthMeter passwordName="password" />
    </PasswordField>
  )
}
