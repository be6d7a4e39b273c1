import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { publicPages } from '@/lib/auth/public-pages'
import { HomeLink } from './home-link'

/** The header of pages anybody can read: home, the guides where there is room for them, and the ways in. */
export function PublicHeader() {
  const t = useTranslations('layout')
  const pages = useTranslations('pages')
  const guides = publicPages.filter(({ group }) => group === 'guides')
  return (
    <header className="page-width flex items-center justify-between gap-3 py-4 print:hidden">
      <HomeLink />
      {guides.length > 0 && (
        <nav aria-label={t('footerGroups.guides')} className="mr-auto ml-4 max-xl:hidden">
          <ul className="flex flex-wrap gap-x-1">
            {guides.map(({ path, key }) => (
              <li key={path}>
                <Link
                  href={path}
                  prefetch="reach"
                  className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-2 hover:text-ink"
                >
                  {pages(`${key}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t('accountNavigation')} className="ml-auto flex items-center gap-1 sm:gap-2">
        <Link
          href="/jobs"
          prefetch="reach"
          className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-2 hover:text-ink"
        >
          {t('jobs')}
        </Link>
        <ButtonLink href="/login" variant="secondary" size="sm">
          {t('signIn')}
        </ButtonLink>
        <div className="max-sm:hidden">
          <ButtonLink href="/register" size="sm">
            {t('register')}
          </ButtonLink>
        </div>
      </nav>
    </header>
  )
}
