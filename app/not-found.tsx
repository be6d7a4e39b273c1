import type { Metadata } from 'next'

import { getTranslations } from 'next-intl/server'
import { ContactShell } from '@/components/layout/contact-shell'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'

type Place = { readonly key: 'home' | 'jobPosting' | 'help'; readonly href: string; readonly icon: IconName }

const places: readonly Place[] = [
  { key: 'home', href: '/', icon: 'home' },
  { key: 'jobPosting', href: '/job-posting', icon: 'post' },
  { key: 'help', href: '/question', icon: 'info' },
]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorScreens.notFound')
  return { title: t('title') }
}

/** What stands at an address that is none: what may have happened, and where to go on. */
export default async function NotFound() {
  const t = await getTranslations('errorScreens.notFound')
  return (
    <ContactShell>
      <EmptyState illustration="lost" title={t('title')} heading="h1">
        {t('about')}
      </EmptyState>
      <nav aria-label={t('places')} className="mx-auto max-w-md">
        <ul className="grid gap-3">
          {places.map(({ key, href, icon }) => (
            <li key={key}>
              <Link
                href={href}
                className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-card p-4 hover:bg-well"
              >
                <Icon name={icon} className="size-6 shrink-0 text-ink-2" />
                <span>
                  <span className="block font-semibold">{t(`${key}.title`)}</span>
                  <span className="block text-sm text-ink-2">{t(`${key}.about`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </ContactShell>
  )
}
