import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Footer } from './footer'
import { HomeLink } from './home-link'
import { Main } from './main'
import { PageArea } from './page-area'
import { PlaceLink } from './place-link'
import type { Place } from './places'
import { SkipLink } from './skip-link'

type MemberShellProps = {
  /** Where the navigation leads this person; the first is their home. */
  places: readonly Place[]
  /** The menu of the signed-in person (components/accounts/user-menu). */
  userMenu: ReactNode
  /** Layout "member-no-footer" leaves it out. */
  footer?: boolean
  children: ReactNode
}

/** Layout "member": a sidebar on wide screens, a bottom bar on phones. */
export function MemberShell({ places, userMenu, footer = true, children }: MemberShellProps) {
  const t = useTranslations('layout')
  return (
    <div data-bars className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="sticky top-0 z-20 flex items-center justify-between gap-3 border-b border-line bg-paper/95 px-4 py-2 backdrop-blur-sm lg:h-dvh lg:flex-col lg:items-stretch lg:gap-6 lg:border-r lg:border-b-0 lg:bg-card lg:px-3.5 lg:py-5 print:hidden">
        <div className="lg:px-2">
          <HomeLink href={places[0]?.href} />
        </div>
        <nav aria-label={t('mainNavigation')} className="hidden flex-1 lg:block">
          <ul className="grid gap-1">
            {places.map(({ key, href, icon }) => (
              <li key={key}>
                <PlaceLink
                  href={href}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-2 transition-colors hover:bg-well aria-[current]:bg-primary aria-[current]:text-on-primary"
                >
                  <Icon name={icon} />
                  {t(key)}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
        {userMenu}
      </header>
      <div className="flex min-w-0 flex-col pb-20 lg:min-h-dvh lg:pb-0">
        <Main className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
          <PageArea>{children}</PageArea>
        </Main>
        {footer && <Footer links={false} />}
      </div>
      <BottomBar places={places} />
    </div>
  )
}

function BottomBar({ places }: Pick<MemberShellProps, 'places'>) {
  const t = useTranslations('layout')
  return (
    <nav
      data-docked
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-md auto-cols-fr grid-flow-col">
        {places.map(({ key, href, icon }) => (
          <li key={key}>
            <PlaceLink
              href={href}
              className="group flex min-h-16 flex-col items-center justify-center gap-0.5 text-xs text-ink-3 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span className="rounded-full px-4 py-0.5 group-aria-[current]:bg-mango-soft">
                <Icon name={icon} className="size-5.5" />
              </span>
              {t(key)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
