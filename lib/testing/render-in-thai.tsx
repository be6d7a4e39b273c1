import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { locale, timeZone } from '@/lib/i18n/locale'
import messages from '@/messages/th.json' with { type: 'json' }

/** Renders with the real messages, as a page does. */
export function renderInThai(content: ReactNode) {
  return render(
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {content}
    </NextIntlClientProvider>,
  )
}
