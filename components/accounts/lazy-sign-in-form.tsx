'use client'

import { NextIntlClientProvider } from 'next-intl'
import { homeOfMembers } from '@/lib/auth/home-of-members'
import { locale, timeZone } from '@/lib/i18n/locale'
import type { LazyFormContentProps } from './lazy-form-content'
import { SignInForm } from './sign-in-form'
import { useProviders } from './use-providers'

/** SignInForm with everything it needs, loaded by LazyForm. */
export default function LazySignInForm({ messages, initial }: LazyFormContentProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      <SignInForm next={homeOfMembers} providers={useProviders()} initial={initial} />
    </NextIntlClientProvider>
  )
}
