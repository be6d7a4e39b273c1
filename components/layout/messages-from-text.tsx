'use client'

import { IntlProvider, type Locale, type Messages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'

/** The messages of a namespace as a member of a JSON object: `"forms":{…}`. */
export type MessageText = { readonly json: string }

type MessagesFromTextProps = {
  texts: readonly MessageText[]
  locale: Locale
  timeZone: string
  children: ReactNode
}

/** Provides messages that were sent as text; for `ClientMessages`. */
export function MessagesFromText({ texts, ...rest }: MessagesFromTextProps) {
  const messages = useMemo<Partial<Messages>>(() => JSON.parse(`{${texts.map(({ json }) => json)}}`), [texts])
  return <IntlProvider messages={messages} {...rest} />
}
