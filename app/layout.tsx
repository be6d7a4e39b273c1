import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsentBanner } from '@/components/consent/consent-banner'
import { ContactButton } from '@/components/contact/contact-button'
import { ChunkGuard } from '@/components/layout/chunk-guard'
import { fontVariables } from '@/components/layout/fonts'
import { RouteFocus } from '@/components/layout/route-focus'
import { ToastHost } from '@/components/ui/toast-host'
import { locale } from '@/lib/i18n/locale'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout')
  return {
    title: { default: t('brand'), template: `%s · ${t('brand')}` },
    description: t('description'),
    applicationName: t('brand'),
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffcf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1526' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('layout')
  return (
    // The inline script may have set the chosen theme on this element.
    <html lang={locale} className={fontVariables} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <ChunkGuard />
      </head>
      <body className="font-sans">
        <ConsentBanner />
        {children}
        <RouteFocus />
        <ContactButton />
        <ToastHost label={t('notices')} />
      </body>
    </html>
  )
}
