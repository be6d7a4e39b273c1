'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/forms/checkbox-field'

/** Accepting the terms; separate from every other consent. */
export function TermsField() {
  const t = useTranslations('accounts')
  return (
    <CheckboxField name="acceptTerms" label={t('terms')} className="-my-2">
      {t('acceptTerms')}
    </CheckboxField>
  )
}
