'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RadioCards } from '@/components/forms/radio-cards'
import { kinds } from './kinds'
import { NameAndPhone } from './name-and-phone'

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
      <NameAndPhone>{children}</NameAndPhone>
    </>
  )
}
