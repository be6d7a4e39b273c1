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

/** Each namespace is read once: by the server for all pages, by the browser for all parts of them. */
const read = new Map<string, Partial<Messages>>()

function messagesOf({ json }: MessageText): Partial<Messages> {
  const known = read.get(json) ?? (JSON.parse(`{${json}}`) as Partial<Messages>)
  read.set(json, known)
  return known
}

/** Provides messages that were sent as text; for `ClientMessages`. */
export function MessagesFromText({ texts, ...rest }: MessagesFromTextProps) {
  const messages = useMemo<Partial<Messages>>(() => Object.assign({}, ...texts.map(messagesOf)), [texts])
  return <IntlProvider messages={messages} {...rest} />
}
