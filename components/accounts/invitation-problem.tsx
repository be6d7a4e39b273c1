'use client'

import { type Messages, NextIntlClientProvider } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import type { Problem } from '@/lib/api/problem'
import { locale, timeZone } from '@/lib/i18n/locale'

export type InvitationProblemProps = { problem: Problem; messages: Partial<Messages> }

/** Why an invitation could not be answered; loaded only in that case. */
export default function InvitationProblem({ problem, messages }: InvitationProblemProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      <ErrorSummary problem={problem} />
    </NextIntlClientProvider>
  )
}
