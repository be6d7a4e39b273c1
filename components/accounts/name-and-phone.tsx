import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextField } from '@/components/forms/text-field'
import { tidyContactPhone } from '@/validators/tidy-contact-phone'

/** Who somebody is and how they are reached, wherever an account is made; `children` come between both. */
export function NameAndPhone({ children }: { children?: ReactNode }) {
  const t = useTranslations('accounts')
  return (
    <>
      <TextField name="displayName" label={t('displayName')} autoComplete="name" />
      {children}
      <TextField
        name="phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        tidy={tidyContactPhone}
      />
    </>
  )
}
