'use client'

import { type Messages, NextIntlClientProvider } from 'next-intl'
import { locale, timeZone } from '@/lib/i18n/locale'
import { PostLine, type PostLineProps } from './post-line'

/** `messages` from `await pickLineMessages()`. */
export type PostLineWithTextsProps = PostLineProps & { messages: Partial<Messages> }

/** `PostLine` with its texts, loaded by `LazyPostLine`. */
export default function PostLineWithTexts({ messages, ...line }: PostLineWithTextsProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      <PostLine {...line} />
    </NextIntlClientProvider>
  )
}
