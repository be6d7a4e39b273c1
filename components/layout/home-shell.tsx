import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AccountNavigation } from './account-navigation'
import { Footer } from './footer'
import { HomeLink } from './home-link'
import { Main } from './main'
import { SkipLink } from './skip-link'

const sections = [
  { id: 'how', key: 'navHow' },
  { id: 'work', key: 'navWork' },
  { id: 'prices', key: 'navPrices' },
] as const

type HomeShellProps = {
  /** The signed-in person's menu (components/accounts/late-user-menu). */
  userMenu: ReactNode
  children: ReactNode
}

/** Layout "home": the public header with the page's own sections, and the footer. */
export function HomeShell({ userMenu, children }: HomeShellProps) {
  const home = useTranslations('home')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="page-width flex items-center justify-between gap-6 py-4">
        <HomeLink />
        <nav aria-label={home('nav')} className="-mr-5 ml-auto hidden md:block">
          <ul className="flex gap-1">
            {sections.map(({ id, key }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-2 hover:text-ink"
                >
                  {home(key)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <AccountNavigation userMenu={userMenu} register={false} />
      </header>
      <Main className="flex-1">{children}</Main>
      <Footer />
    </div>
  )
}
