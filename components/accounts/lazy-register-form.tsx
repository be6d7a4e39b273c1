'use client'

import { NextIntlClientProvider } from 'next-intl'
import { locale, timeZone } from '@/lib/i18n/locale'
import type { LazyFormContentProps } from './lazy-form-content'
import { RegisterForm } from './register-form'
import { useProviders } from './use-providers'

/** RegisterForm with everything it needs, loaded by LazyForm. */
export default function LazyRegisterForm({ messages, initial }: LazyFormContentProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      <RegisterForm providers={useProviders()} initial={initial} />
    </NextIntlClientProvider>
  )
}
