import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { pickMessages } from '@/lib/i18n/pick-messages'

type ClientMessagesProps = {
  /** From `await pickMessages('forms', 'validation', …)`. */
  messages: Awaited<ReturnType<typeof pickMessages>>
  children: ReactNode
}

/** Provides the client components inside with the messages they use. */
export function ClientMessages({ messages, children }: ClientMessagesProps) {
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
