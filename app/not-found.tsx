import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactShell } from '@/components/layout/contact-shell'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorScreens.notFound')
  return { title: t('title') }
}

export default async function NotFound() {
  const t = await getTranslations('errorScreens.notFound')
  return (
    <ContactShell>
      <EmptyState
        illustration="lost"
        title={t('title')}
        heading="h1"
        action={<ButtonLink href="/">{t('home')}</ButtonLink>}
      >
        {t('about')}
      </EmptyState>
    </ContactShell>
  )
}
