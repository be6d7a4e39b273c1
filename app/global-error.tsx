'use client'

import { PageError } from '@/components/layout/page-error'
import { locale } from '@/lib/i18n/locale'
import './globals.css'

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** The last resort, when even the root layout fails: it brings its own document. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={locale}>
      <body className="font-sans">
        <PageError error={error} retry={retry} />
      </body>
    </html>
  )
}
