import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { publicPages } from '@/lib/auth/public-pages'
import { AccountNavigation } from './account-navigation'
import { HomeLink } from './home-link'

/** The header of pages anybody can read: home, the guides where there is room for them, and the ways in or to one's own pages. */
export function PublicHeader({ userMenu }: { userMenu: ReactNode }) {
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
      <AccountNavigation userMenu={userMenu} />
    </header>
  )
}
