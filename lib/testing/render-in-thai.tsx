import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { locale, timeZone } from '@/lib/i18n/locale'
import messages from '@/messages/th.json' with { type: 'json' }

/** Content with the real messages around it, as in a page; for rendering it again. */
export const inThai = (content: ReactNode) => (
  <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
    {content}
  </NextIntlClientProvider>
)

/** Renders with the real messages, as a page does. */
export const renderInThai = (content: ReactNode) => render(inThai(content))
