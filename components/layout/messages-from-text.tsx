'use client'

import { type Messages, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { locale, timeZone } from '@/lib/i18n/locale'

/** The messages of a namespace as JSON. */
export type MessageText = { readonly namespace: keyof Messages; readonly json: string }

/** What was read from each text; there are only as many as namespaces. */
const known = new Map<string, unknown>()

function read(json: string): unknown {
  const messages = known.get(json) ?? JSON.parse(json)
  known.set(json, messages)
  return messages
}

type MessagesFromTextProps = { texts: readonly MessageText[]; children: ReactNode }

/** Provides messages that were sent as text; for `ClientMessages`. */
export function MessagesFromText({ texts, children }: MessagesFromTextProps) {
  const messages = useMemo(
    () =>
      Object.fromEntries(texts.map(({ namespace, json }) => [namespace, read(json)])) as Partial<Messages>,
    [texts],
  )
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
