'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { Illustration } from '@/components/ui/illustration'
import { locale } from '@/lib/i18n/locale'
import { errorScreenMessages } from './error-screen-messages'

type ErrorScreenProps = {
  /** What finds the failure in the server's log. */
  reference?: string
  onRetry: () => void
}

/** Says that a page failed, that nothing saved is lost, and offers the two ways on. Needs nothing around it. */
export default function ErrorScreen(props: ErrorScreenProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={errorScreenMessages}>
      <Content {...props} />
    </NextIntlClientProvider>
  )
}

function Content({ reference, onRetry }: ErrorScreenProps) {
  const t = useTranslations('errorScreens.failed')
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center p-6 text-center"
    >
      <Illustration name="storm" className="mb-5 h-36 w-48" />
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 text-ink-2">{t('about')}</p>
      {reference && <p className="mt-1 text-sm text-ink-3">{t('reference', { id: reference })}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{t('retry')}</Button>
        {/* A full page load: the router itself may be what failed. */}
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          {t('home')}
        </a>
      </div>
    </div>
  )
}
