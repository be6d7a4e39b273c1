'use client'

import { fontVariables } from '@/components/layout/fonts'
import { PageError } from '@/components/layout/page-error'
import { failedPage } from '@/lib/i18n/generated/failed-page'
import { locale } from '@/lib/i18n/locale'
import './globals.css'

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** The last resort, when even the root layout fails; it renders its own document. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={locale} className={fontVariables}>
      <body className="font-sans">
        <title>{failedPage.title}</title>
        <PageError error={error} retry={retry} />
      </body>
    </html>
  )
}
