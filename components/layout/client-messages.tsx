import type { ReactNode } from 'react'
import { locale, timeZone } from '@/lib/i18n/locale'
import type { pickMessages } from '@/lib/i18n/pick-messages'
import { MessagesFromText, type MessageText } from './messages-from-text'

type ClientMessagesProps = {
  /** From `await pickMessages('forms', 'validation', …)`. */
  messages: Awaited<ReturnType<typeof pickMessages>>
  children: ReactNode
}

const texts = new WeakMap<object, MessageText>()

/** Always the same object for the same messages, so that React sends it once a page. */
function textOf(namespace: string, messages: object): MessageText {
  const known = texts.get(messages)
  if (known) return known
  const text = { json: `${JSON.stringify(namespace)}:${JSON.stringify(messages)}` }
  texts.set(messages, text)
  return text
}

/**
 * Provides the client components inside with the messages they use. They are sent as text: React would walk through every
 * part of every message twice on the server, for each request.
 */
export function ClientMessages({ messages, children }: ClientMessagesProps) {
  const sent = Object.entries(messages).map(([namespace, ofIt]) => textOf(namespace, ofIt))
  return (
    <MessagesFromText texts={sent} locale={locale} timeZone={timeZone}>
      {children}
    </MessagesFromText>
  )
}
