'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/forms/checkbox-field'
import { TermsSentence } from './terms-sentence'

/** Acceptance of the terms; separate from every other consent. */
export function TermsField() {
  const t = useTranslations('accounts')
  return (
    <CheckboxField name="acceptTerms" label={t('terms')} className="-my-2">
      <TermsSentence />
    </CheckboxField>
  )
}
