'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RadioCards } from '@/components/forms/radio-cards'
import { TextField } from '@/components/forms/text-field'
import { withoutSeparators } from '@/components/forms/tidy'
import { kinds } from './kinds'

/** The fields about the person who registers; `children` come between the name and the phone number. */
export function PersonFields({ children }: { children?: ReactNode }) {
  const t = useTranslations('accounts')
  return (
    <>
      <RadioCards
        name="kind"
        label={t('kind')}
        named={t('kindName')}
        options={kinds.map(({ value, icon }) => ({ value, label: t(`kinds.${value}`), icon }))}
      />
      <TextField name="displayName" label={t('displayName')} autoComplete="name" />
      {children}
      <TextField
        name="phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        tidy={withoutSeparators}
      />
    </>
  )
}
